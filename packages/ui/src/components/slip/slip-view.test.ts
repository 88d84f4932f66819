import { type Slip, slipReasons } from '@member-wallet/api-sdk';
import { refusedSlip, slipKey, slipView } from './slip-view';

const slip = { createdAt: '2026-11-20T06:42:08.000Z', amount: 500, status: 'SUCCESS' };

it.each([
  [500.5, 50050],
  [0, null],
  [-1, null],
  [null, null],
])('the amount %p is shown as %p', (amount, shown) => {
  expect(slipView({ ...slip, amount }).amount).toBe(shown);
});

it.each(slipReasons)('the reason %s has a text', (note) => {
  expect(slipView({ ...slip, status: 'FAILED', note }).reason).toBe(note);
  expect(slipView({ ...slip, status: 'FAILED', note: ` ${note} ` }).reason).toBe(note);
});

it.each([undefined, null, '', 'SOMETHING_ELSE', 'toString'])('the note %p is not a reason', (note) => {
  expect(slipView({ ...slip, note }).reason).toBeNull();
});

it.each([
  ['SUCCESS', 'success'],
  ['FAILED', 'failed'],
  ['VERIFYING', 'progress'],
])('the status %s is shown as %s', (status, progress) => {
  expect(slipView({ ...slip, status }).progress).toBe(progress);
});

it.each([
  ['/api/art/slips/1', 'SL-1', { address: '/api/art/slips/1' }],
  [null, 'SL-1', { reference: 'SL-1' }],
  [null, ' SL-1 ', { reference: 'SL-1' }],
  // A link that is not a valid image URL is not used.
  ['javascript:alert(1)', 'SL-1', { reference: 'SL-1' }],
  ['javascript:alert(1)', ' ', null],
  [undefined, undefined, null],
])('the link %p and the reference %p result in %p', (link, reference, picture) => {
  expect(slipView({ ...slip, link, reference }).picture).toEqual(picture);
});

it('identifies slips by time and reference', () => {
  const of = (more: Partial<Slip>) => slipKey({ ...slip, ...more });
  expect(of({})).toBe(of({ reference: null }));
  expect(of({ reference: 'a' })).not.toBe(of({ reference: 'b' }));
  expect(of({ createdAt: 'u' })).not.toBe(of({}));
});

describe('a refused slip is pointed out', () => {
  const HOUR = 60 * 60 * 1000;
  const refused = { ...slip, status: 'FAILED', reference: 'r' };
  const soon = Date.parse(slip.createdAt) + HOUR;

  it('only while it is the newest', () => {
    expect(refusedSlip([refused, slip], null, soon)).toBe(refused);
    expect(refusedSlip([slip, refused], null, soon)).toBeNull();
    expect(refusedSlip([{ ...slip, status: 'VERIFYING' }, refused], null, soon)).toBeNull();
    expect(refusedSlip([], null, soon)).toBeNull();
  });

  it('until it is viewed', () => {
    expect(refusedSlip([refused], slipKey(refused), soon)).toBeNull();
    expect(refusedSlip([refused], 'another', soon)).toBe(refused);
  });

  it('for three days, if its time is known', () => {
    expect(refusedSlip([refused], null, soon + 70 * HOUR)).toBe(refused);
    expect(refusedSlip([refused], null, soon + 72 * HOUR)).toBeNull();
    expect(refusedSlip([{ ...refused, createdAt: 'yesterday' }], null, soon)).toBeNull();
  });
});
