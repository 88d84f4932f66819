import type { Currency } from '../markets/market';
import type { Minor } from '../money/minor-units';
import { toDecimal } from '../money/minor-units';
import { field, withChecksum } from './tlv';

/** The application id of PromptPay bill payment in the EMVCo register. */
const BILL_PAYMENT = 'A000000677010112';
/** An invented tax number and service suffix. */
const BILLER = '099999999999999';

/** ISO 4217. */
const CURRENCY_NUMBERS: Readonly<Record<Currency, string>> = { THB: '764', LAK: '418' };

/** A PromptPay payload for one bill with this amount and reference, to be paid once. */
export function billPayload(reference: string, amount: Minor, currency: Currency): string {
  const merchant = field('00', BILL_PAYMENT) + field('01', BILLER) + field('02', reference);
  return withChecksum(
    field('00', '01') +
      // 12: for a single payment; 11 would be reusable.
      field('01', '12') +
      field('30', merchant) +
      field('53', CURRENCY_NUMBERS[currency]) +
      field('54', toDecimal(amount)) +
      field('58', 'TH'),
    '63',
  );
}
