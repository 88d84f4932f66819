import { fromMajor } from '#/money/minor';
import { invalid, valid } from '#/validation/checked';
import { NO_WITHDRAWAL, type WithdrawEvent, withdrawReducer } from './withdraw-state';

const typed = (amount: string): WithdrawEvent => ({ type: 'typed', amount });
const PROBLEM = { code: 'amount-below-minimum', minimum: fromMajor(100) } as const;
const REFUSED: WithdrawEvent = { type: 'checked', checked: invalid(PROBLEM) };
const PASSED: WithdrawEvent = { type: 'checked', checked: valid(fromMajor(100)) };
const after = (...events: readonly WithdrawEvent[]) => events.reduce(withdrawReducer, NO_WITHDRAWAL);

it('starts empty, without a problem', () => {
  expect(after()).toEqual({ typed: '', confirmed: null, problem: null, isAcknowledged: true });
});

it('has no problem to acknowledge after a change or a valid amount', () => {
  expect(after(REFUSED, typed('5')).isAcknowledged).toBe(true);
  expect(after(REFUSED, PASSED).isAcknowledged).toBe(true);
});

it('asks to confirm nothing after a problem', () => {
  expect(after(PASSED, REFUSED).confirmed).toBeNull();
});

it('shows a problem in a dialog first, then at the field until the amount changes', () => {
  expect(after(REFUSED)).toMatchObject({ problem: PROBLEM, isAcknowledged: false, confirmed: null });
  expect(after(REFUSED, { type: 'acknowledged' })).toMatchObject({ problem: PROBLEM, isAcknowledged: true });
  expect(after(REFUSED, { type: 'acknowledged' }, typed('5'))).toMatchObject({ problem: null, typed: '5' });
});

it('shows the same problem again if the member continues without a change', () => {
  expect(after(REFUSED, { type: 'acknowledged' }, REFUSED).isAcknowledged).toBe(false);
});

it('asks to confirm a valid amount, and keeps the input when going back', () => {
  expect(after(typed('100'), PASSED).confirmed).toBe(fromMajor(100));
  expect(after(typed('100'), PASSED, { type: 'edited' })).toMatchObject({ typed: '100', confirmed: null });
});

it('removes the problem once the amount is valid, as when the limits have loaded meanwhile', () => {
  expect(after(REFUSED, { type: 'acknowledged' }, PASSED, { type: 'edited' }).problem).toBeNull();
});
