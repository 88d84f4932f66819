import type { StatementEntry } from '@member-wallet/api-sdk';
import { ArrowUpFromLine } from 'lucide-react';
import { useState } from 'react';
import { ageText } from '#/components/age-text';
import { BADGES, progressOf } from '#/data/statement/progress';
import { MINUTE_MS, useNow } from '#/data/clock/use-now';
import { useNewestEntries } from '#/data/statement/use-statement';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { fromWire } from '#/money/minor';
import { entryLink } from '#/navigation/statement-links';
import type { PendingItem, PendingSource } from './pending-item';

/** The polling interval while a withdrawal is pending, in milliseconds. Long, because withdrawals are handled by staff. */
const EVERY_MS = 30_000;

const isUnderWay = ({ status }: StatementEntry) => progressOf(status) === 'progress';

/**
 * @param currency the currency of the member's wallet
 * @param expected the operator's text on how long a withdrawal takes; null if there is none
 */
export function usePendingWithdrawals(currency: Currency, expected: string | null): PendingSource {
  const t = useText();
  const now = useNow(MINUTE_MS);
  const [isWaiting, setIsWaiting] = useState(false);
  const { data, state } = useNewestEntries({
    everyMs: isWaiting ? EVERY_MS : undefined,
    onReturn: isWaiting,
  });
  const withdrawals = data?.statements.filter(({ statementType }) => statementType === 'withdraw') ?? [];
  const waits = withdrawals.some(isUnderWay);
  if (waits !== isWaiting) setIsWaiting(waits);

  const itemOf = (entry: StatementEntry): PendingItem => {
    const progress = progressOf(entry.status);
    const { tone, word } = BADGES[progress];
    return {
      id: `withdraw:${encodeURIComponent(`${entry.createdAt} ${entry.amount}`)}`,
      isUnderWay: progress === 'progress',
      tone,
      row: () => {
        const age = ageText(t, entry.createdAt, now);
        return {
          icon: <ArrowUpFromLine />,
          title: t('records.type.withdraw'),
          amount: fromWire(entry.amount),
          currency,
          state: progress === 'progress' ? t('pending.onItsWay') : t(word),
          note: progress === 'progress' ? (expected ?? age) : age,
          to: entryLink(entry.createdAt),
        };
      },
    };
  };
  return { items: withdrawals.map(itemOf), isKnown: state !== 'loading' };
}
