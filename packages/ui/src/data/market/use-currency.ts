import { type DepositLookup, getDepositLookup, type Wallet } from '@member-wallet/api-sdk';
import { findCurrency, UNKNOWN_CURRENCY } from '#/market/currency';
import type { Currency, Market } from '#/market/market';
import { useSession } from '#/session/use-session';
import { useMarket } from './market-provider';
import { registeredCurrency } from './registered-currency';
import { NOT_YET, useRead } from '#/data/read/use-read';
import { useWallet } from '#/data/money/use-wallet';

/** The first of these backend values that names a currency of the market. */
const firstNamed = (market: Market, values: readonly (string | null | undefined)[]): Currency | undefined => {
  for (const value of values) {
    const currency = value ? findCurrency(market, value) : undefined;
    if (currency) return currency;
  }
  return undefined;
};

/**
 * The currency of the accounts that this member can deposit to; undefined if there are none, or of several currencies.
 */
function currencyOfDeposits(market: Market, { banks }: DepositLookup): Currency | undefined {
  const [first, ...others] = new Set(banks.map(({ currency }) => firstNamed(market, [currency])));
  return others.length === 0 ? first : undefined;
}

/** The currency by the profile, the bank account, or the registration on this device. */
const currencyOfWallet = (market: Market, { profile, bankAccount }: Wallet, registered: string | null) =>
  firstNamed(market, [profile.currency, bankAccount?.currency, registered]);

/**
 * The currency of the member's wallet. The specification has no field for it, so it is the first that one of these
 * names: the profile, the bank account, the registration, the accounts to deposit into; else the market's first. A
 * wrong symbol would be a wrong amount: until the wallet and, if it names none, the deposit accounts have been read, it
 * is UNKNOWN_CURRENCY. In a market with one currency it is always known.
 */
export function useCurrency(): Currency {
  const market = useMarket();
  const { stored } = useSession();
  const { data: wallet } = useWallet();
  const [usual, ...others] = market.currencies;
  const named =
    wallet && currencyOfWallet(market, wallet, registeredCurrency(stored, wallet.profile.username));
  const isOpen = wallet !== undefined && named === undefined && others.length > 0;
  const deposits = useRead(getDepositLookup, isOpen ? undefined : NOT_YET);
  if (others.length === 0) return usual;
  if (!isOpen) return named ?? UNKNOWN_CURRENCY;
  if (deposits.data) return currencyOfDeposits(market, deposits.data) ?? usual;
  return deposits.state === 'loading' ? UNKNOWN_CURRENCY : usual;
}
