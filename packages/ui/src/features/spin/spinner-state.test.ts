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

it('shows the prize when the wheel stops, not when the response arrives', () => {
  expect(after(ASKED, won(1)).name).toBe('turning');
  expect(after(ASKED, won(1), RESTED)).toMatchObject({ name: 'won', prize: { label: 'Prize 3' } });
  expect(after(ASKED, won(1), RESTED, { type: 'closed' }).name).toBe('idle');
});

it('has no prize after a spin without one, even if the previous spin had one', () => {
  expect(after(ASKED, LOST, RESTED)).toEqual(IDLE);
  expect(after(ASKED, won(1), RESTED, { type: 'closed' }, ASKED, LOST, RESTED).name).toBe('idle');
});

it.each([
  [0, 5, 0],
  [3, 5, 3],
  [null, 5, 4],
  [null, 0, 0],
])('with %p coins left in the response and %i before, shows %i', (remaining, before, left) => {
  expect(after(ASKED, won(remaining, before)).left).toBe(left);
});

it('shows the coins left until they are read again', () => {
  expect(after(ASKED, won(3), RESTED).left).toBe(3);
  expect(after(ASKED, won(3), RESTED, { type: 'counted' })).toMatchObject({ name: 'won', left: null });
  expect(after(ASKED, LOST, RESTED).left).toBeNull();
});

it('keeps the turning wheel, then the one with the prize, until the dialog is closed', () => {
  expect(after(ASKED).wheel).toBe(wheel);
  expect(after(ASKED, LOST).wheel).toBe(wheel);
  expect(after(ASKED, LOST, RESTED).wheel).toBeNull();
  expect(after(ASKED, won(1), RESTED, { type: 'counted' }).wheel).toBe(changed);
  expect(after(ASKED, won(1), RESTED, { type: 'closed' }).wheel).toBeNull();
});
