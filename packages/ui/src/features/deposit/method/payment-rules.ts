import type { DepositBank, DepositWallet } from '@member-wallet/api-sdk';

const upper = (text: string | null | undefined): string => text?.trim().toUpperCase() ?? '';

/** The words of an entry's code and type, in upper case. Both, because 'PAYMENT WW' may be in one field or split over two. */
export const wordsOf = ({ bankCode, bankType }: DepositBank): readonly string[] =>
  `${upper(bankCode)} ${upper(bankType)}`.split(/[\s_-]/);

const COMPANY_WORDS: readonly string[] = ['PAYMENT', 'WW', 'PAYTIMZ'];

/** Whether the entry is a payment company rather than a bank with an account. */
export const isPaymentCompany = (bank: DepositBank): boolean =>
  wordsOf(bank).some((word) => COMPANY_WORDS.includes(word));

/** Whether transfers are credited automatically. */
export const isAutomatic = ({ mode }: DepositBank | DepositWallet): boolean => upper(mode) === 'AUTO';

/**
 * Whether an entry of a bank with QR codes is for its QR code. Otherwise it is for a transfer, because such a bank offers only
 * these two. It is for the QR code if its mode or type contains QR. If neither does, AUTO means a transfer, and any other mode
 * the QR code. Without a mode, an account number means a transfer.
 */
export function isBankQr(bank: DepositBank): boolean {
  if (`${upper(bank.mode)} ${upper(bank.bankType)}`.includes('QR')) return true;
  return upper(bank.mode) === '' ? upper(bank.bankAccountNo) === '' : !isAutomatic(bank);
}
