import { createDecipheriv, createHash } from 'node:crypto';

/** The default passphrase of the sandbox and the builds. */
export const GIFT_LINK_PASSPHRASE = 'member-wallet-gift-link';

const SALTED = 'Salted__';
const KEY = 32;
const IV = 16;

/** Derives key and IV as `openssl enc -md md5` and crypto-js do. */
function keyOf(passphrase: string, salt: Buffer): { key: Buffer; iv: Buffer } {
  let made = Buffer.alloc(0);
  let last = Buffer.alloc(0);
  while (made.length < KEY + IV) {
    last = createHash('md5').update(last).update(passphrase, 'utf8').update(salt).digest();
    made = Buffer.concat([made, last]);
  }
  return { key: made.subarray(0, KEY), iv: made.subarray(KEY, KEY + IV) };
}

/** Decrypts OpenSSL-salted AES-256-CBC; undefined if the passphrase is wrong or the text is not encrypted like that. */
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
