import { figure } from '../amounts';
import { OUTSIDE, WALLET } from '../books';
import type { Coupon } from '../member';
import { json, OPEN, Refusal } from '../reply';
import { read, type Route, write } from '../route';
import type { World } from '../world';

/** Colours and descriptions are optional. */
const SLICES = [
  { label: '฿20', code: 'C20' },
  { htmlDescription: '<b>Fifty</b>', textColor: null, bgColor: '#246', label: '฿50', code: 'C50' },
  { code: 'NONE', label: '-', bgColor: null },
];
const WON: Coupon = { label: '฿50', name: 'Lucky fifty', minor: 5000 };

/** "Prize (slice with label, name)": the name may belong to the slice or to the prize. */
const prizeOf = ({ market }: World, { label, name }: Coupon): unknown =>
  market === 'th' ? { slice: { label, name } } : { name, slice: { label } };

/** Whether a claim identifies this coupon. The specification does not say how, so any value of the coupon is accepted. */
const names = (coupon: unknown, { label, name }: Coupon): boolean =>
  [label, name].some((each) => JSON.stringify(coupon)?.includes(JSON.stringify(each)));

export const spin: readonly Route[] = [
  read('GET /api/spinwheel/setup', ({ member }) =>
    json({
      result: { userCoin: String(member.coins), activeSpinwheel: { slice: SLICES, name: 'Plain wheel' } },
    }),
  ),
  write('POST /api/spinwheel/spin', ({ member }) => {
    if (member.coins === 0) return json({ success: 0, error: 'INVALID_CODE' });
    member.coins -= 1;
    member.coupons.unshift(WON);
    return json({ result: { remainingCoin: member.coins, label: WON.label, code: 'C50' }, success: 1 });
  }),
  read('GET /api/spinwheel/coupon', ({ member, world }) =>
    json([
      ...member.coupons.map((coupon) => ({ amount: figure(coupon.minor), prize: prizeOf(world, coupon) })),
      // Faulty: a coupon of no slice.
      { amount: '1.00', prize: { slice: null } },
    ]),
  ),
  write('POST /api/spinwheel/coupon/claim', ({ member, body }) => {
    const at = member.coupons.findIndex((coupon) => names(body.coupon, coupon));
    const [coupon] = at < 0 ? [] : member.coupons.splice(at, 1);
    if (!coupon) throw new Refusal('NO_CLAIMABLE_COUPON', 'error', 200);
    const { minor } = coupon;
    member.books.move(OUTSIDE, WALLET, minor);
    const about = { luckydraw: { description: coupon.name } };
    member.entries.unshift({
      statementType: 'bonus',
      from: null,
      to: WALLET,
      minor,
      status: 'SUCCESS',
      at: Date.now(),
      about,
    });
    return OPEN.nothing;
  }),
  read('GET /api/spinwheel/active', () => json({ isActive: 1 })),
];
