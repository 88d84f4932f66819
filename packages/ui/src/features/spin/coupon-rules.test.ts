import { couponId, couponOf, couponTexts } from './coupon-rules';

const slice = { label: 'Gold', code: 'A' };
const coupon = { _id: '7', code: 'C', prize: { name: 'Prize', slice }, amount: 5 };

it.each([
  ['its id', {}, '7'],
  ['its code', { _id: null }, 'C'],
  ['the code of its slice', { _id: ' ', code: null }, 'A'],
  [
    "the prize's name",
    { _id: undefined, code: '', prize: { name: ' Prize ', slice: { label: 'Gold' } } },
    'Prize',
  ],
  ["the slice's label", { _id: null, code: null, prize: { name: null, slice: { label: 'Gold' } } }, 'Gold'],
  ['nothing', { _id: null, code: null, prize: { name: '', slice: null } }, null],
])('a coupon’s claim is identified by %s', (_, change, id) => {
  expect(couponId({ ...coupon, ...change })).toBe(id);
});

it.each([
  ['both in the slice', { slice: { label: 'Gold', name: 'Ring' } }, 'Gold', 'Ring'],
  ['both beside it', { label: 'Gold', name: 'Ring', slice: null }, 'Gold', 'Ring'],
  ['the label in the slice', { name: 'Ring', slice: { label: 'Gold' } }, 'Gold', 'Ring'],
  ['a label only', { slice: { label: 'Gold' } }, 'Gold', null],
  ['a name only', { name: 'Ring', slice: null }, 'Ring', null],
  ['neither', { slice: { label: ' ' } }, '–', null],
])('the title and second line of a coupon with %s', (_, prize, title, more) => {
  expect(couponTexts({ ...coupon, prize })).toEqual({ title, more });
});

it.each([
  ['of several with its code, the one with its label', [{ code: 'A', label: 'Ring' }, slice], 1],
  [
    'the newest, if none has its label',
    [
      { code: 'A', label: 'Ring' },
      { code: 'A', label: 'Cup' },
    ],
    0,
  ],
  ['one with its label and no code', [{ label: 'Ring' }, { label: 'Gold' }], 1],
  ['not one with another code', [{ code: 'B', label: 'Gold' }], -1],
])('the coupon for a prize is %s', (_, slices, index) => {
  const coupons = slices.map((own) => ({ ...coupon, prize: { slice: own } }));
  expect(couponOf(coupons, slice)).toBe(coupons[index] ?? null);
});
