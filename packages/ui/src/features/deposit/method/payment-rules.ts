import type { DepositBank, DepositWallet } from '@member-wallet/api-sdk';

const upper = (text: string | null | undefined): string => text?.trim().toUpperCase() ?? '';

/** The words of an entry of the server's list: 'PAYMENT WW' may stand in one field or be spread over two. */
export const wordsOf = ({ bankCode, bankType }: DepositBank): readonly string[] =>
  `${upper(bankCode)} ${upper(bankType)}`.split(/[\s_-]/);

const COMPANY_WORDS: readonly string[] = ['PAYMENT', 'WW', 'PAYTIMZ'];

/** A company that takes payments, as against a bank with an account. */
export const isPaymentCompany = (bank: DepositBank): boolean =>
  wordsOf(bank).some((word) => COMPANY_WORDS.includes(word));

/** Transfers are credited by themselves. */
export const isAutomatic = ({ mode }: DepositBank | DepositWallet): boolean => upper(mode) === 'AUTO';

/**
 * Whether an entry of a bank that makes QR codes means its code. An entry that says QR does. Otherwise AUTO is a
 * transfer, and any other mode the code, because such a bank has only these two. Without a mode, an account number
 * is there to be transferred to.
 */
export function isBankQr(bank: DepositBank): boolean {
  if (`${upper(bank.mode)} ${upper(bank.bankType)}`.includes('QR')) return true;
  return upper(bank.mode) === '' ? upper(bank.bankAccountNo) === '' : !isAutomatic(bank);
}
