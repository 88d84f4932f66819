import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** An ASN.1 value in DER: tag, length, content. */
function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const short = content.length < 128;
  const digits = content.length.toString(16).padStart(content.length < 256 ? 2 : 4, '0');
  const bytes = Buffer.from(digits, 'hex');
  const length = Buffer.from(short ? [content.length] : [0x80 + bytes.length, ...bytes]);
  return Buffer.concat([Buffer.from([tag]), length, content]);
}
const sequence = (...contents: readonly Uint8Array[]) => der(0x30, ...contents);
const bitString = (content: Uint8Array) => der(0x03, Buffer.from([0]), content);
const time = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(2, 14)}Z`, 'ascii'));

const DAY_MS = 86_400_000;
const ECDSA_WITH_SHA256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const COMMON_NAME = Buffer.from('550403', 'hex');
const VERSION_3 = der(0xa0, der(0x02, Buffer.from([2])));

/**
 * A key and a self-signed certificate, valid for a day. Browsers that are given its fingerprint trust it and cache
 * responses, which they do not if they merely ignore certificate errors.
 */
export function selfSigned() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(
    der(0x31, sequence(der(0x06, COMMON_NAME), der(0x0c, Buffer.from('127.0.0.1', 'ascii')))),
  );
  const now = Date.now();
  const body = sequence(
    VERSION_3,
    // A positive serial number: its first bit must be 0.
    der(0x02, Buffer.from([1]), randomBytes(8)),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(new Date(now - DAY_MS)), time(new Date(now + DAY_MS))),
    name,
    subject,
  );
  const certificate = sequence(body, ECDSA_WITH_SHA256, bitString(sign('sha256', body, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(subject).digest('base64'),
  };
}
