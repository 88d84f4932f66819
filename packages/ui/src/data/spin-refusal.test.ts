import { ApiError, NetworkError } from '@member-wallet/api-sdk';
import { presentError } from '#/errors/present-error';
import { spinRefusal } from './use-spin';

const endpoint = 'spin';
const shownFor = (code: string, status: number) =>
  presentError(new ApiError({ endpoint, code, message: code, status, outcome: 'none' }), 'spin');

it.each([
  [{ code: 'A', label: '50', remainingCoin: 1 }],
  [{ code: 'A', label: '50', remainingCoin: 0 }],
  [{ code: 'A', label: '50', remainingCoin: null }],
  [{ code: 'A', label: '50' }],
])('a prize %j is not a refusal', (result) => {
  expect(spinRefusal({ success: true, result })).toBeNull();
});

it.each([
  ['NO_COIN', { key: 'spin.noCoins' }],
  ['BONUS_REMAINING', { key: 'server.BONUS_REMAINING' }],
  ['SOMETHING_NEW', { key: 'errors.unexpected' }],
  [null, { key: 'errors.unexpected' }],
])('the error %p in a successful response becomes %p', (error, text) => {
  expect(spinRefusal({ success: false, error })).toEqual(text);
});

it('a success without a prize is a refusal', () => {
  expect(spinRefusal({ success: true })).toEqual({ key: 'errors.unexpected' });
});

it('an error status shows the text of its code; an ended session or a gone service leaves the page', () => {
  expect(shownFor('NO_DATA', 404)).toEqual({ as: 'dialog', text: { key: 'server.NO_DATA' } });
  expect(shownFor('invalid-token', 401)).toEqual({ as: 'leave', to: '/login' });
  expect(shownFor('gone', 410)).toEqual({ as: 'leave', to: '/terminated' });
});

it('a lost response is an unknown outcome', () => {
  const error = new NetworkError({ endpoint, reason: 'ECONNRESET', outcome: 'unknown' });
  expect(presentError(error, 'spin')).toEqual({ as: 'unknown-outcome' });
});
