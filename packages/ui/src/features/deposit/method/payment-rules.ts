import type { DepositBank, DepositWallet } from '@member-wallet/api-sdk';

const upper = (text: string | null | undefined): string => text?.trim().toUpperCase() ?? '';

/** The words of an entry's code and type, upper case: 'PAYMENT WW' may be in one field or in two. */
export const wordsOf = ({ bankCode, bankType }: DepositBank): readonly string[] =>
  `${upper(bankCode)} ${upper(bankType)}`.split(/[\s_-]/);

const COMPANY_WORDS: readonly string[] = ['PAYMENT', 'WW', 'PAYTIMZ'];

/** Whether the entry is a payment company rather than a bank with an account. */
export const isPaymentCompany = (bank: DepositBank): boolean =>
  wordsOf(bank).some((word) => COMPANY_WORDS.includes(word));

/** Whether transfers are credited automatically. */
export const isAutomatic = ({ mode }: DepositBank | DepositWallet): boolean => upper(mode) === 'AUTO';

/**
 * Whether an entry of a bank that offers QR codes means its QR code. It does if it says QR. Otherwise AUTO means a
 * transfer, and any other mode the code, because such a bank offers only these two. Without a mode, an entry with an
 * account number means a transfer.
 */
export function isBankQr(bank: DepositBank): boolean {
  if (`${upper(bank.mode)} ${upper(bank.bankType)}`.includes('QR')) return true;
  return upper(bank.mode) === '' ? upper(bank.bankAccountNo) === '' : !isAutomatic(bank);
}
