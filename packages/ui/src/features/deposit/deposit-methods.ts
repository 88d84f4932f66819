import type { DepositLookup } from '@member-wallet/api-sdk';
import { isOtherCurrency } from '#/market/currency';
import type { Currency, Market } from '#/market/market';
import { accountMethod } from './account-method';
import type { DepositMethod, OfferedMethod } from './method';
import { giftMethod } from './gift-method';
import { qrMethod } from './qr-method';
import { walletMethod } from './wallet-method';

/** In the order in which they are asked: what the server lists belongs to the first that takes it. */
export const DEPOSIT_METHODS: readonly DepositMethod[] = [qrMethod, accountMethod, walletMethod, giftMethod];

function firstOffer(ask: (method: DepositMethod) => OfferedMethod | null): OfferedMethod | null {
  for (const method of DEPOSIT_METHODS) {
    const offered = ask(method);
    if (offered) return offered;
  }
  return null;
}

/**
 * Everything that the server offers, in its order; what is in another currency than the member's comes last. What is
 * listed twice is offered once, in the member's currency if there is a choice.
 */
export function offeredMethods(
  { banks, wallets }: Pick<DepositLookup, 'banks' | 'wallets'>,
  market: Pick<Market, 'currencies'>,
  own: Currency,
): readonly OfferedMethod[] {
  const isOther = (each: OfferedMethod) => isOtherCurrency(market, each.currency, own);
  const offers = [
    ...banks.map((bank) => firstOffer((method) => method.fromBank(bank))),
    ...wallets.map((wallet) => firstOffer((method) => method.fromWallet(wallet))),
  ]
    .filter((each) => each !== null)
    .sort((a, b) => Number(isOther(a)) - Number(isOther(b)));
  const keys = new Set<string>();
  return offers.filter(({ key }) => !keys.has(key) && keys.add(key));
}
