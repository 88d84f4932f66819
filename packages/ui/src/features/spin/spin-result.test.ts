import { ApiError, NetworkError, type SpinResult } from '@member-wallet/api-sdk';
import { endOf } from './spin-result';

const done = (data: SpinResult) => endOf({ status: 'done', data });
const endpoint = 'spin';
const refused = (code: string, status = 400) =>
  endOf({
    status: 'failed',
    error: new ApiError({ endpoint, code, message: code, status, outcome: 'none' }),
  });

it.each([
  [{ code: 'A', label: '50', remainingCoin: 1 }, 1],
  [{ code: 'A', label: '50', remainingCoin: 0 }, 0],
  [{ code: 'A', label: '50', remainingCoin: null }, null],
  [{ code: 'A', label: '50' }, null],
])('a prize %j leaves %p coins', (result, coins) => {
  expect(done({ success: true, result })).toEqual({ name: 'won', code: 'A', label: '50', coins });
});

it.each([
  ['NO_COIN', { key: 'spin.noCoins' }],
  ['BONUS_REMAINING', { key: 'server.BONUS_REMAINING' }],
  ['SOMETHING_NEW', { key: 'errors.unexpected' }],
  [null, { key: 'errors.unexpected' }],
])('a refusal %p inside an answer says %p', (error, text) => {
  expect(done({ success: false, error })).toEqual({ name: 'failed', text });
});

it('a success without a prize is none', () => {
  expect(done({ success: true })).toEqual({ name: 'failed', text: { key: 'errors.unexpected' } });
});

it('a refusal by status is worded by its code; an ended session or a gone service says nothing here', () => {
  expect(refused('NO_DATA', 404)).toEqual({ name: 'failed', text: { key: 'server.NO_DATA' } });
  expect(refused('invalid-token', 401)).toEqual({ name: 'silent' });
  expect(refused('gone', 410)).toEqual({ name: 'silent' });
});

it('a lost answer points to the coupons', () => {
  const error = new NetworkError({ endpoint, reason: 'ECONNRESET', outcome: 'unknown' });
  expect(endOf({ status: 'unknown', error })).toEqual({ name: 'unknown' });
});
