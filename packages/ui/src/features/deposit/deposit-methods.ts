import type { DepositLookup } from '@member-wallet/api-sdk';
import { accountMethod } from './account-method';
import type { DepositMethod, MethodRules, OfferedMethod } from './method';
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

/** Everything that the server offers and this market can show, each once, in the server's order. */
export function offeredMethods(
  { banks, wallets }: Pick<DepositLookup, 'banks' | 'wallets'>,
  rules: MethodRules,
): readonly OfferedMethod[] {
  const offers = [
    ...banks.map((bank) => firstOffer((method) => method.fromBank(bank, rules))),
    ...wallets.map((wallet) => firstOffer((method) => method.fromWallet(wallet, rules))),
  ];
  const byKey = new Map(offers.filter((each) => each !== null).map((each) => [each.key, each]));
  return [...byKey.values()];
}
