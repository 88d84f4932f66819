import type { Slip } from '@member-wallet/api-sdk';
import { Badge } from '#/components/feedback/badge';
import { BADGES } from '#/data/statement/progress';
import { useText } from '#/i18n/use-text';
import styles from './slip-status.module.css';
import { reasonText, slipView } from './slip-view';

/** The status of a slip, followed by the reason in parentheses if it was refused. */
export function SlipStatus({ slip }: { readonly slip: Slip }) {
  const t = useText();
  const { progress, reason } = slipView(slip);
  const { tone, word } = BADGES[progress];
  return (
    <>
      <Badge tone={tone}>{t(word)}</Badge>
      {reason && (
        <>
          {' '}
          <span className={styles.reason}>{reasonText(t, reason)}</span>
        </>
      )}
    </>
  );
}
