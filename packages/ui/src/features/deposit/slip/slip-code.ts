/** The fields of an EMVCo payload by tag. A field is a two-digit tag, a two-digit length and the value. Null for other texts. */
function fieldsOf(payload: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>();
  for (let at = 0; at < payload.length; ) {
    const [, tag = '', length = ''] = /^(\d\d)(\d\d)$/.exec(payload.slice(at, at + 4)) ?? [];
    const value = payload.slice(at + 4, at + 4 + Number(length));
    if (tag === '' || value.length !== Number(length)) return null;
    fields.set(tag, value);
    at += 4 + value.length;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE, the checksum at the end of EMVCo payloads. */
function checksumOf(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/**
 * The transfer reference in the QR code that Thai banks print on slips (the 'mini QR'). Null for other codes, such as payment
 * codes, and if the checksum is wrong.
 */
export function slipReference(payload: string): string | null {
  const slip = fieldsOf(fieldsOf(payload)?.get('00') ?? '');
  const isWhole = /9104[\dA-F]{4}$/.test(payload) && payload.endsWith(checksumOf(payload.slice(0, -4)));
  return (isWhole && slip?.get('00') === '000001' && slip.get('02')) || null;
}
