import { IDLE, type SpinnerEvent, spinnerReducer } from './spinner-state';

const wheel = { name: 'Wheel', slice: [] };
const changed = { name: 'Changed', slice: [] };
const ASKED: SpinnerEvent = { type: 'asked', wheel };
const RESTED: SpinnerEvent = { type: 'rested' };
const prize = { code: 'C', label: 'Prize 3' };
const won = (remainingCoin: number | null, coins = 5): SpinnerEvent => ({
  type: 'answered',
  prize: { ...prize, remainingCoin },
  coins,
  wheel: changed,
});
const LOST: SpinnerEvent = { type: 'answered', prize: null, coins: 5, wheel: null };
const after = (...events: readonly SpinnerEvent[]) => events.reduce(spinnerReducer, IDLE);

it('tells the prize when the wheel rests, not when the answer comes', () => {
  expect(after(ASKED, won(1)).name).toBe('turning');
  expect(after(ASKED, won(1), RESTED)).toMatchObject({ name: 'won', prize: { label: 'Prize 3' } });
  expect(after(ASKED, won(1), RESTED, { type: 'closed' }).name).toBe('idle');
});

it('rests without a prize where the answer had none, also after a spin that had one', () => {
  expect(after(ASKED, LOST, RESTED)).toEqual(IDLE);
  expect(after(ASKED, won(1), RESTED, { type: 'closed' }, ASKED, LOST, RESTED).name).toBe('idle');
});

it.each([
  [0, 5, 0],
  [3, 5, 3],
  [null, 5, 4],
  [null, 0, 0],
])('with %p coins left of the answer and %i before shows %i', (remaining, before, left) => {
  expect(after(ASKED, won(remaining, before)).left).toBe(left);
});

it('shows the coins of the answer until the server has counted anew', () => {
  expect(after(ASKED, won(3), RESTED).left).toBe(3);
  expect(after(ASKED, won(3), RESTED, { type: 'counted' })).toMatchObject({ name: 'won', left: null });
  expect(after(ASKED, LOST, RESTED).left).toBeNull();
});

it('holds the wheel that turns, then the one with the prize, until the prize is read', () => {
  expect(after(ASKED).wheel).toBe(wheel);
  expect(after(ASKED, LOST).wheel).toBe(wheel);
  expect(after(ASKED, LOST, RESTED).wheel).toBeNull();
  expect(after(ASKED, won(1), RESTED, { type: 'counted' }).wheel).toBe(changed);
  expect(after(ASKED, won(1), RESTED, { type: 'closed' }).wheel).toBeNull();
});
