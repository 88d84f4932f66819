import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import { billPayload } from './promptpay';
import { hasValidChecksum, crc16, readFields } from './tlv';

test('the checksum is that of the standard’s example', () => {
  expect(crc16('123456789')).toBe('29B1');
});

test.each([
  [100n, 'THB', '1.00', '764'],
  [150_25n, 'THB', '150.25', '764'],
  [50_000_00n, 'LAK', '50000.00', '418'],
] as const)(
  'a bill of %s hundredths of %s says %s, to be paid once, and its checksum holds',
  (amount, currency, major, number) => {
    const payload = billPayload('0123456789ABCDEF0123', amount, currency);
    const fields = readFields(payload);
    expect(fields?.get('00')).toBe('01');
    expect(fields?.get('01')).toBe('12');
    expect(fields?.get('53')).toBe(number);
    expect(fields?.get('54')).toBe(major);
    expect(fields?.get('58')).toBe('TH');
    const bill = readFields(fields?.get('30') ?? '');
    expect(bill?.get('00')).toBe('A000000677010112');
    expect(bill?.get('02')).toBe('0123456789ABCDEF0123');
    expect([...(fields?.keys() ?? [])].at(-1)).toBe('63');
    expect(hasValidChecksum(payload)).toBe(true);
    expect(hasValidChecksum(payload.replace('5802TH', '5802LA'))).toBe(false);
  },
);

test('a scanner reads the payload from the drawn code', () => {
  const payload = billPayload('0123456789ABCDEF0123', 99_99n, 'THB');
  const modules = encodeQR(payload, 'raw', { ecc: 'medium', border: 4 });
  const dot = 4;
  const side = modules.length * dot;
  const data = new Uint8Array(side * side * 4).fill(255);
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let inner = 0; inner < dot * dot; inner += 1) {
        const at = ((y * dot + Math.floor(inner / dot)) * side + x * dot + (inner % dot)) * 4;
        data.fill(0, at, at + 3);
      }
    });
  });
  expect(decodeQR({ width: side, height: side, data })).toBe(payload);
});
