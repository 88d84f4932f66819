import { useEffect, useEffectEvent } from 'react';
import { Button } from '#/components/actions/button';
import { useIntentWords } from '#/components/money/use-intent-words';
import { Notice } from '#/components/feedback/notice';
import { intentsOf, useOpenIntents } from '#/data/write/use-intents';
import type { Currency } from '#/market/market';
import { useText } from '#/i18n/use-text';
import { useSession } from '#/session/use-session';
import styles from './intents-to-check.module.css';

export interface IntentsToCheckProps {
  readonly currency: Currency;
  /** Called when a notice is added, to reload the list: the list must be newer than the write. */
  readonly onUnknown: () => void;
}

/** A notice for each money write with an unknown outcome, until the member has looked for it in the list below. */
export function IntentsToCheck({ currency, onUnknown }: IntentsToCheckProps) {
  const t = useText();
  const words = useIntentWords(currency);
  const session = useSession();
  const intents = useOpenIntents().filter(({ state }) => state === 'unknown');
  const newest = intents.at(-1)?.key;
  const reload = useEffectEvent(onUnknown);
  useEffect(() => {
    if (newest !== undefined) reload();
  }, [newest]);
  return intents.map((intent) => (
    <Notice key={intent.key} tone="warning">
      <p>{t('intents.look', words(intent))}</p>
      <div className={styles.action}>
        <Button variant="quiet" size="small" onClick={() => intentsOf(session).settle(intent.key)}>
          {t('intents.checked')}
        </Button>
      </div>
    </Notice>
  ));
}
