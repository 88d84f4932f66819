import { useState } from 'react';
import { startOf } from '#/dates/bangkok';
import { currencyNamed, UNKNOWN_CURRENCY } from '#/market/currency';
import type { Currency } from '#/market/market';
import type { Minor } from '#/money/minor';
import { useSession } from '#/session/use-session';
import { type DailyLimit, type DepositLimit, limitAt, withLimit } from '#/responsible-gaming/deposit-limit';
import { useMarket } from '#/data/market/market-provider';
import { serverNow } from '#/data/clock/server-clock';
import { useMoneySince } from './use-money-since';
import { MINUTE_MS, useNow } from '#/data/clock/use-now';
import { useCurrency } from '#/data/market/use-currency';

export interface OwnDepositLimit {
  /** Null if none is set, or if the market has no such limit. */
  readonly limit: DepositLimit | null;
  /** The currency of the limit; if none is set, the member's. */
  readonly currency: Currency;
  /**
   * Deposited since midnight; null while loading, or if it cannot be determined: for example if the member's currency
   * is unknown, or is not the limit's.
   */
  readonly used: Minor | null;
  /**
   * Stores the wanted limit. Returns when it takes effect, in milliseconds since the epoch; null for at once. Null
   * while the currency is unknown.
   */
  readonly setLimit: ((amount: DailyLimit) => number | null) | null;
}

/** The member's own daily deposit limit, stored on this device. Above it, the app only asks for confirmation. */
export function useDepositLimit(): OwnDepositLimit {
  const market = useMarket();
  const { stored } = useSession();
  const own = useCurrency();
  const [kept, setKept] = useState(() => stored.get('deposit-limit'));
  const now = useNow(MINUTE_MS);
  const limit = market.responsibleGaming.depositLimit ? limitAt(kept, now) : null;
  const currency = limit ? currencyNamed(market, limit.currency) : own;
  const money = useMoneySince(limit !== null && currency === own ? startOf('day', now) : null);

  const set = (amount: DailyLimit) => {
    const next = withLimit(limit, amount, currency.code, serverNow());
    if (next === null) stored.remove('deposit-limit');
    else stored.set('deposit-limit', next);
    setKept(next);
    return next?.next?.from ?? null;
  };
  return {
    limit,
    currency,
    used: currency !== own || money === null || money === 'loading' ? null : money.deposited,
    setLimit: currency === UNKNOWN_CURRENCY ? null : set,
  };
}
