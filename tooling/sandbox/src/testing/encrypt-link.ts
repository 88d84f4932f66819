import { createCipheriv, createHash } from 'node:crypto';
import { GIFT_LINK_PASSPHRASE } from '../giftlink/decrypt';

/** Encrypts as crypto-js does in the browser. */
export function encryptLink(link: string, passphrase = GIFT_LINK_PASSPHRASE): string {
  const salt = Buffer.from('0102030405060708', 'hex');
  let made = Buffer.alloc(0);
  let last = Buffer.alloc(0);
  while (made.length < 48) {
    last = createHash('md5').update(last).update(passphrase).update(salt).digest();
    made = Buffer.concat([made, last]);
  }
  const cipher = createCipheriv('aes-256-cbc', made.subarray(0, 32), made.subarray(32, 48));
  const body = Buffer.concat([cipher.update(link, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from('Salted__'), salt, body]).toString('base64');
}
