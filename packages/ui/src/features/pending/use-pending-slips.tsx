import type { Slip } from '@member-wallet/api-sdk';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { ageText } from '#/components/age-text';
import { BADGES } from '#/data/statement/progress';
import { reasonText, refusedSlip, slipKey, slipView } from '#/components/slip/slip-view';
import { MINUTE_MS, useNow } from '#/data/clock/use-now';
import { slipRow } from '#/data/deposit/pending-memory';
import { useNewestSlips } from '#/data/deposit/use-slips';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { slipLink } from '#/navigation/statement-links';
import { useSession } from '#/session/use-session';
import type { PendingItem, PendingSource } from './pending-item';

/** The polling interval while a slip is being checked, in milliseconds. Short, because slips are checked by a program. */
const EVERY_MS = 10_000;

/** The slips that are being checked, and the newest one if it was refused and not viewed yet. */
export function usePendingSlips(currency: Currency): PendingSource {
  const t = useText();
  const { stored } = useSession();
  const now = useNow(MINUTE_MS);
  const [isWaiting, setIsWaiting] = useState(false);
  const { data, state } = useNewestSlips({
    everyMs: isWaiting ? EVERY_MS : undefined,
    onReturn: isWaiting,
  });
  const seen = stored.get('seen-slip');
  const slips = (data?.slips ?? []).filter((slip) => slipKey(slip) !== seen);
  const waits = slips.some((slip) => slipView(slip).progress === 'progress');
  if (waits !== isWaiting) setIsWaiting(waits);
  const refused = refusedSlip(data?.slips ?? [], seen, now);

  const itemOf = (slip: Slip): PendingItem => {
    const { progress, reason, amount } = slipView(slip);
    const { tone, word } = BADGES[progress];
    const states = { progress: 'pending.checking', failed: 'pending.refused', success: word } as const;
    return {
      id: slipRow(slipKey(slip)),
      isUnderWay: progress === 'progress' || slip === refused,
      tone,
      row: () => ({
        icon: <FileText />,
        title: t('records.slip'),
        amount: amount ?? undefined,
        currency,
        state: [t(states[progress]), reasonText(t, reason)].filter(Boolean).join(' '),
        note: reason ? null : ageText(t, slip.createdAt, now),
        to: slipLink(slipKey(slip)),
      }),
    };
  };
  return { items: slips.map(itemOf), isKnown: state !== 'loading' };
}
