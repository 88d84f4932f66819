import { createDecipheriv, createHash } from 'node:crypto';
import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import fc from 'fast-check';
import { createClient } from '../client/create-client';
import { encryptGiftLink } from './encrypt-gift-link';
import { sendGiftLink } from './send-gift-link';

/** Decrypts like `openssl enc -d -aes-256-cbc -md md5 -a -A`, with Node's ciphers. */
const openssl = (text: string, passphrase: string): string => {
  const all = Buffer.from(text, 'base64');
  if (all.subarray(0, 8).toString() !== 'Salted__') throw new Error('not in the salted format');
  let block = Buffer.alloc(0);
  let derived = Buffer.alloc(0);
  while (derived.length < 48) {
    block = createHash('md5')
      .update(Buffer.concat([block, Buffer.from(passphrase), all.subarray(8, 16)]))
      .digest();
    derived = Buffer.concat([derived, block]);
  }
  const cipher = createDecipheriv('aes-256-cbc', derived.subarray(0, 32), derived.subarray(32));
  return Buffer.concat([cipher.update(all.subarray(16)), cipher.final()]).toString();
};

// Created by: printf LINK | openssl enc -aes-256-cbc -md md5 -a -A -salt -pass pass:PASSPHRASE
const vectors = [
  [
    'https://gift.example/campaign/?v=0123456789abcdef',
    'shared passphrase',
    'U2FsdGVkX192wG7wvpyA1nFBLHr3blbQs9zHZ9yx608h8Mw+MSYNt265CRbcV+7Xmvx/HbCap7s3zSlfac9X5A8LN+Jny1p2z9HdBjAY5CQ=',
  ],
  ['a', 'b', 'U2FsdGVkX1+e/PQWEXddw9sZmmLstnH1EHpAcoNbJM8='],
  [
    'exactly-16-bytes',
    '0123456789abcdef0123456789abcdef',
    'U2FsdGVkX198z9V9SLeY4wwJCs0MdGFDEXSmAOZRqKmZfp31Uk2GTNXG73hJZVve',
  ],
  [
    'ลิงก์ของขวัญ',
    'รหัสผ่าน',
    'U2FsdGVkX1/t5j+LSCZuoObXnwwyYo9frH21LsK+G9fSWUOM673BGJeA+VODxzTu9whvI9OdIkXzbAGRzmGHYQ==',
  ],
] as const;

test.each(vectors)('uses the format of openssl: %s', (link, passphrase, encrypted) => {
  expect(openssl(encrypted, passphrase)).toBe(link);
  expect(AES.decrypt(encrypted, passphrase).toString(Utf8)).toBe(link);
});

test('decrypts to the original link', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.string({ unit: 'grapheme', minLength: 1 }),
      async (link, passphrase) => {
        expect(openssl(await encryptGiftLink(link, passphrase), passphrase)).toBe(link);
      },
    ),
  );
});

test('encrypts a link differently each time', async () => {
  expect(await encryptGiftLink('a', 'b')).not.toBe(await encryptGiftLink('a', 'b'));
});

test('trims, encrypts and sends a link once, and never sends the plain link', async () => {
  const bodies: string[] = [];
  const client = createClient({
    baseURL: '',
    transport: async ({ body }) => {
      bodies.push(String(body));
      return { status: 400, contentType: 'application/json', text: '{"message":"TRUELINK_DUPLICATE"}' };
    },
  });
  const link = 'https://gift.example/?v=1';
  const result = await sendGiftLink.safe(client, { link: ` ${link}\n`, passphrase: 'shared' });
  expect(result).toMatchObject({ ok: false, error: { code: 'TRUELINK_DUPLICATE', outcome: 'none' } });
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).not.toContain('gift.example');
  expect(openssl((JSON.parse(bodies[0] ?? '') as { link: string }).link, 'shared')).toBe(link);
  await expect(sendGiftLink(client, { link, passphrase: 'shared' })).rejects.toMatchObject({ kind: 'api' });
});
