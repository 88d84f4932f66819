import type { Minor } from '../money/minor-units';
import { toDecimal } from '../money/minor-units';
import { field, withChecksum } from './tlv';

/** PromptPay's application for bills, in the EMVCo register. */
const BILL_PAYMENT = 'A000000677010112';
/** Invented: a tax number that no company has, and the suffix of a service. */
const BILLER = '099999999999999';

/** A PromptPay payload for one bill: this amount, this reference, to be paid once. */
export function billPayload(reference: string, amount: Minor): string {
  const merchant = field('00', BILL_PAYMENT) + field('01', BILLER) + field('02', reference);
  return withChecksum(
    field('00', '01') +
      // 12: made for one payment, where 11 would be for many.
      field('01', '12') +
      field('30', merchant) +
      field('53', '764') +
      field('54', toDecimal(amount)) +
      field('58', 'TH'),
    '63',
  );
}
