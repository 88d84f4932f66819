import type { DepositLookup } from '@member-wallet/api-sdk';
import { bankOf } from '../markets/market';
import type { Market } from '../markets/market';
import type { Member } from '../members/member';

/** The deposit methods open to a member: accounts in the member's currency, QR codes, mobile wallets. */
export function depositLookup(
  market: Market,
  member: Pick<Member, 'currency'>,
  isManual: boolean,
): DepositLookup {
  const wire = member.currency === 'THB' ? 'BAHT' : member.currency;
  const nameOf = (code: string) => {
    const bank = bankOf(market, code);
    return { nameTH: bank?.nameTH ?? code, nameEN: bank?.nameEN ?? code };
  };
  const accounts = market.deposit.accounts.filter(({ currency }) => currency === member.currency);
  const { qr, mobileWallet } = market.deposit;
  return {
    banks: [
      ...accounts.map(({ bankCode, name, number }) => ({
        bankCode,
        bankType: 'BANK',
        mode: 'AUTO' as const,
        bank: nameOf(bankCode),
        bankAccountName: name,
        bankAccountNo: number,
        currency: wire,
      })),
      ...qr.map((provider) => ({
        // A bank's QR code is listed under the bank, those of payment companies under PAYMENT.
        bankCode: provider === 'KBANK' ? provider : 'PAYMENT',
        bankType: provider,
        mode: 'QR' as const,
        bank: provider === 'KBANK' ? nameOf(provider) : provider,
        bankAccountName: null,
        bankAccountNo: null,
        currency: wire,
      })),
    ],
    wallets: [
      { mode: 'AUTO', walletAccountName: mobileWallet.name, walletAccountNo: mobileWallet.number },
      { mode: 'LINK', walletAccountName: mobileWallet.name, walletAccountNo: null },
    ],
    isManual,
  };
}
