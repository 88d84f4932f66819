/** 128 random bits as 32 hexadecimal digits: for guests and for outgoing messages. */
export function randomId(fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = fillFromCrypto): string {
  return Array.from(fill(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const fillFromCrypto = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
