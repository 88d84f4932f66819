import { slipReasons } from '@member-wallet/api-sdk';
import { slipView } from './slip-view';

const slip = { createdAt: '2026-11-20T06:42:08.000Z', amount: 500, status: 'SUCCESS' };

it.each([
  [500.5, 50050],
  [0, null],
  [-1, null],
  [null, null],
])('the amount %p shows as %p', (amount, shown) => {
  expect(slipView({ ...slip, amount }).amount).toBe(shown);
});

it.each(slipReasons)('the reason %s has a text', (note) => {
  expect(slipView({ ...slip, status: 'FAILED', note }).reason).toBe(`slip.${note}`);
  expect(slipView({ ...slip, status: 'FAILED', note: ` ${note} ` }).reason).toBe(`slip.${note}`);
});

it.each([undefined, null, '', 'SOMETHING_ELSE', 'toString'])('the note %p shows nothing', (note) => {
  expect(slipView({ ...slip, note }).reason).toBeNull();
});

it.each([
  ['SUCCESS', 'success'],
  ['FAILED', 'failed'],
  ['VERIFYING', 'progress'],
])('the status %s shows as %s', (status, progress) => {
  expect(slipView({ ...slip, status }).progress).toBe(progress);
});

it.each([
  ['/api/art/slips/1', 'SL-1', { address: '/api/art/slips/1' }],
  [null, 'SL-1', { reference: 'SL-1' }],
  [null, ' SL-1 ', { reference: 'SL-1' }],
  // A link that is not the address of a picture is not used.
  ['javascript:alert(1)', 'SL-1', { reference: 'SL-1' }],
  ['javascript:alert(1)', ' ', null],
  [undefined, undefined, null],
])('the link %p and the reference %p give %p', (link, reference, picture) => {
  expect(slipView({ ...slip, link, reference }).picture).toEqual(picture);
});
