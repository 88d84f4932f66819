import { hasValidChecksum, field, readFields, withChecksum } from '../qr/tlv';

/** The QR code that Thai banks print on slips: the sending bank and the transfer's reference. */
export const miniQrPayload = (sendingBank: string, reference: string): string =>
  withChecksum(
    field('00', field('00', '000001') + field('01', sendingBank) + field('02', reference)) +
      field('51', 'TH'),
    '91',
  );

type MiniQr =
  | { readonly is: 'slip'; readonly reference: string }
  /** Well-formed, but its checksum is wrong. */
  | { readonly is: 'unstable' }
  | { readonly is: 'other' };

export function readMiniQr(payload: string): MiniQr {
  const fields = readFields(payload);
  const inner = readFields(fields?.get('00') ?? '');
  const reference = inner?.get('02');
  if (!fields?.has('91') || inner?.get('00') !== '000001' || !reference) return { is: 'other' };
  return hasValidChecksum(payload) ? { is: 'slip', reference } : { is: 'unstable' };
}
