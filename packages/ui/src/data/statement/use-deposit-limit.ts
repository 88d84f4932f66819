import { useState } from 'react';
import { startOf } from '#/dates/bangkok';
import type { Minor } from '#/money/minor';
import { useSession } from '#/session/use-session';
import { type DailyLimit, type DepositLimit, limitAt, withLimit } from '#/responsible-gaming/deposit-limit';
import { useMarket } from '#/data/market/market-provider';
import { serverNow } from '#/data/clock/server-clock';
import { useMoneySince } from './use-money-since';
import { MINUTE_MS, useNow } from '#/data/clock/use-now';
import { useCurrency } from '#/data/market/use-currency';

interface OwnDepositLimit {
  /** Null if none is set, or if the market has no such limit. */
  readonly limit: DepositLimit | null;
  /** Deposited since midnight; null while loading, or if it cannot be determined. */
  readonly used: Minor | null;
  /** Stores the wanted limit. Returns when it takes effect, in milliseconds since the epoch; null for at once. */
  readonly setLimit: (amount: DailyLimit) => number | null;
}

/** The member's own daily deposit limit, stored on this device. Above it, the app only asks for confirmation. */
export function useDepositLimit(): OwnDepositLimit {
  const { responsibleGaming } = useMarket();
  const { stored } = useSession();
  const currency = useCurrency().code;
  const [kept, setKept] = useState(() => stored.get('deposit-limit'));
  const now = useNow(MINUTE_MS);
  const limit = responsibleGaming.depositLimit ? limitAt(kept, currency, now) : null;
  const money = useMoneySince(limit === null ? null : startOf('day', now));

  return {
    limit,
    used: money === null || money === 'loading' ? null : money.deposited,
    setLimit(amount) {
      const next = withLimit(limit, amount, currency, serverNow());
      if (next === null) stored.remove('deposit-limit');
      else stored.set('deposit-limit', next);
      setKept(next);
      return next?.next?.from ?? null;
    },
  };
}
