import { Link } from 'react-router-dom';
import { Notice } from '#/components/feedback/notice';
import { useOpenIntents } from '#/data/write/use-intents';
import type { Turn } from '#/data/write/use-turn';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { PATHS } from '#/navigation/paths';
import styles from './turn-notices.module.css';
import { useIntentWords } from './use-intent-words';

interface Props {
  readonly turn: Turn;
  readonly currency: Currency;
  /** The ids of the operations that the screen sends. */
  readonly operations: readonly string[];
}

/** Notices before sending: another write is in flight, or a similar one has an unknown outcome. */
export function TurnNotices({ turn, currency, operations }: Props) {
  const t = useText();
  const words = useIntentWords(currency);
  const doubtful = useOpenIntents().filter(
    ({ state, operationId }) => state === 'unknown' && operations.includes(operationId),
  );
  if (turn.stage === 'free' && doubtful.length === 0) return null;
  return (
    <div className={styles.stack}>
      {turn.stage === 'waiting' && (
        <Notice tone="info">
          {turn.of ? t('intents.waiting', { what: words(turn.of).what }) : t('intents.waitingOther')}
        </Notice>
      )}
      {turn.stage === 'moved' && <Notice tone="warning">{t('intents.moved')}</Notice>}
      {doubtful.map((intent) => (
        <Notice key={intent.key} tone="warning">
          <span>{t('intents.again', words(intent))}</span>{' '}
          <Link className={styles.link} to={PATHS.statement}>
            {t('errors.seeStatement')}
          </Link>
        </Notice>
      ))}
    </div>
  );
}
