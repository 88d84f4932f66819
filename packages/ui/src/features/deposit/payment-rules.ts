import type { DepositBank } from '@member-wallet/api-sdk';

/** The words of an entry of the server's list: 'PAYMENT WW' may stand in one field or be spread over two. */
export const wordsOf = ({ bankCode, bankType }: DepositBank): readonly string[] =>
  [bankCode, bankType]
    .join(' ')
    .toUpperCase()
    .split(/[\s_-]/);

/** A company that takes payments, as against a bank with an account. */
export const isPaymentCompany = (bank: DepositBank): boolean => wordsOf(bank).includes('PAYMENT');
