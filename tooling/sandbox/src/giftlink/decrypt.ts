import { createDecipheriv, createHash } from 'node:crypto';

/** Used where neither the sandbox nor a build is told another. */
export const GIFT_LINK_PASSPHRASE = 'member-wallet-gift-link';

const SALTED = 'Salted__';
const KEY = 32;
const IV = 16;

/** Key and IV from the passphrase, as `openssl enc -md md5` and crypto-js derive them. */
function keyOf(passphrase: string, salt: Buffer): { key: Buffer; iv: Buffer } {
  let made = Buffer.alloc(0);
  let last = Buffer.alloc(0);
  while (made.length < KEY + IV) {
    last = createHash('md5').update(last).update(passphrase, 'utf8').update(salt).digest();
    made = Buffer.concat([made, last]);
  }
  return { key: made.subarray(0, KEY), iv: made.subarray(KEY, KEY + IV) };
}

/** The text under an OpenSSL-salted AES-256-CBC cipher; undefined for what the passphrase does not open. */
export function decryptLink(cipher: string, passphrase: string): string | undefined {
  const bytes = Buffer.from(cipher, 'base64');
  if (bytes.subarray(0, 8).toString('latin1') !== SALTED) return undefined;
  const { key, iv } = keyOf(passphrase, bytes.subarray(8, 16));
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, iv);
    return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
