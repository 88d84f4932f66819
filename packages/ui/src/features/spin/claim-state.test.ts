import { aCoupon } from '#/testing/builders';
import { type ClaimEvent, claimReducer, NO_CLAIM } from './claim-state';

const coupon = aCoupon('7');
const ASKED: ClaimEvent = { type: 'asked', coupon };
const CONFIRMED: ClaimEvent = { type: 'confirmed' };
const answered = (status: Extract<ClaimEvent, { type: 'answered' }>['status']): ClaimEvent => ({
  type: 'answered',
  status,
});
const after = (...events: readonly ClaimEvent[]) => events.reduce(claimReducer, NO_CLAIM);

it('waits from the confirmation to the response', () => {
  expect(after(ASKED)).toEqual({ name: 'asking', coupon, isWaiting: false });
  expect(after(ASKED, CONFIRMED, CONFIRMED)).toEqual({ name: 'asking', coupon, isWaiting: true });
  expect(after(ASKED, CONFIRMED, answered('done'))).toEqual({ name: 'claimed' });
});

it.each(['refused', 'unknown'] as const)('closes the question if the outcome is %s', (status) => {
  expect(after(ASKED, CONFIRMED, answered(status))).toEqual(NO_CLAIM);
});

it('keeps the question if nothing was sent', () => {
  expect(after(ASKED, CONFIRMED, answered('ignored'))).toEqual({ name: 'asking', coupon, isWaiting: false });
});

it('stays closed when a confirmation or response is late', () => {
  const closed = after(ASKED, { type: 'closed' });
  expect(closed).toEqual(NO_CLAIM);
  expect([CONFIRMED, answered('ignored')].reduce(claimReducer, closed)).toEqual(NO_CLAIM);
});
