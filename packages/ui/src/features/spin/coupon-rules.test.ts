import { couponId } from './coupon-rules';

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
])('a coupon is claimed by %s', (_, change, id) => {
  expect(couponId({ ...coupon, ...change })).toBe(id);
});
