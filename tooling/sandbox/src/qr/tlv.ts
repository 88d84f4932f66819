/**
 * CRC-16/CCITT-FALSE (polynomial 0x1021, initial value 0xFFFF) as four hex digits, as EMVCo QR codes contain
 * it.
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** A field: two digits of tag, two of length, the value. */
export const field = (tag: string, value: string): string =>
  `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** Appends the checksum under the given tag: '63' in payments, '91' in slips. */
export const withChecksum = (payload: string, tag: string): string =>
  `${payload}${tag}04${crc16(`${payload}${tag}04`)}`;

/** The fields of a payload by tag; undefined if its lengths do not add up. */
export function readFields(payload: string): ReadonlyMap<string, string> | undefined {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < payload.length) {
    const head = /^(\d{2})(\d{2})$/.exec(payload.slice(at, at + 4));
    const [, tag = '', length = ''] = head ?? [];
    const value = payload.slice(at + 4, at + 4 + Number(length));
    if (!head || value.length !== Number(length)) return undefined;
    fields.set(tag, value);
    at += 4 + value.length;
  }
  return fields;
}

/** Whether the last field of a payload is the correct checksum. */
export const hasValidChecksum = (payload: string): boolean =>
  payload.length > 4 && crc16(payload.slice(0, -4)) === payload.slice(-4);
