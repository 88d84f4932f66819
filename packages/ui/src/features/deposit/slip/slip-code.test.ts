import fc from 'fast-check';
import { slipReference } from './slip-code';

const SLIP = '004000060000010103014021920261124001122334455102TH9104DF49';

it('returns the reference in a slip’s code', () => {
  expect(slipReference(SLIP)).toBe('2026112400112233445');
});

it.each([
  ['nothing', ''],
  ['a link', 'https://example.com'],
  ['a code to pay', '0002010102125303764630490F1'],
  ['a wrong checksum', `${SLIP.slice(0, -1)}0`],
  ['a changed digit', SLIP.replace('2026', '2025')],
  ['no checksum', SLIP.slice(0, -8)],
  ['a length that does not add up', SLIP.replace('0040', '0041')],
])('returns null for %s', (_, payload) => {
  expect(slipReference(payload)).toBeNull();
});

it('returns null for any other text, without throwing', () => {
  fc.assert(fc.property(fc.string(), (payload) => slipReference(payload) === null));
});
