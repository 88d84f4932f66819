import type { DepositLookup } from '@member-wallet/api-sdk';
import { isOtherCurrency } from '#/market/currency';
import type { Currency, Market } from '#/market/market';
import { accountMethod } from './account-method';
import { type DepositMethod, METHOD_GROUPS, type MethodGroup, type OfferedMethod } from './method';
import { isRecommended } from './method-labels';
import { giftMethod } from './gift-method';
import { qrMethod } from './qr-method';
import { walletMethod } from './wallet-method';

type OfferingMarket = Pick<Market, 'currencies' | 'banks' | 'recommendedBanks'>;

/** In this order: an entry of the server's list goes to the first method that accepts it. */
export const DEPOSIT_METHODS: readonly DepositMethod[] = [qrMethod, accountMethod, walletMethod, giftMethod];

function firstOffer(ask: (method: DepositMethod) => OfferedMethod | null): OfferedMethod | null {
  for (const method of DEPOSIT_METHODS) {
    const offered = ask(method);
    if (offered) return offered;
  }
  return null;
}

/**
 * The offers of the server's list, sorted by kind, with recommended banks first and otherwise in the server's order. Offers
 * in another currency than the member's come last. Of duplicates the first is kept, which is in the member's currency if any
 * of them is.
 */
export function offeredMethods(
  { banks, wallets }: Pick<DepositLookup, 'banks' | 'wallets'>,
  market: OfferingMarket,
  own: Currency,
): readonly OfferedMethod[] {
  const ranks = (each: OfferedMethod): readonly number[] => [
    Number(isOtherCurrency(market, each.currency, own)),
    METHOD_GROUPS.indexOf(each.group),
    each.bank !== null && isRecommended(market, each.bank) ? 0 : 1,
  ];
  const offers = [
    ...banks.map((bank) => firstOffer((method) => method.fromBank(bank))),
    ...wallets.map((wallet) => firstOffer((method) => method.fromWallet(wallet))),
  ]
    .filter((each) => each !== null)
    .sort((a, b) => compare(ranks(a), ranks(b)));
  const keys = new Set<string>();
  return offers.filter(({ key }) => !keys.has(key) && keys.add(key));
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((decided, rank, at) => decided || rank - (b[at] ?? 0), 0);

interface MethodSection {
  readonly name: MethodGroup | 'other';
  readonly methods: readonly OfferedMethod[];
}

/** The methods under their headings: by kind, with a separate heading for other currencies. */
export function sectionsOf(
  methods: readonly OfferedMethod[],
  market: OfferingMarket,
  own: Currency,
): readonly MethodSection[] {
  const nameOf = ({ currency, group }: OfferedMethod) =>
    isOtherCurrency(market, currency, own) ? 'other' : group;
  return [...METHOD_GROUPS, 'other' as const]
    .map((name) => ({ name, methods: methods.filter((each) => nameOf(each) === name) }))
    .filter((section) => section.methods.length > 0);
}
