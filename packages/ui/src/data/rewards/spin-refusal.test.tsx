import type { spin } from '@member-wallet/api-sdk';
import { type Answer, createTestBackend, fault, raw, refusal } from '@member-wallet/api-sdk/testing';
import { act } from '@testing-library/react';
import { renderWithApi } from '#/testing/render-with-api';
import { useSpin } from './use-spin';

async function messageAfter(answer: Answer<typeof spin>) {
  const { result } = renderWithApi(createTestBackend({ spin: answer }), useSpin);
  const { status } = await act(() => result.current.run());
  return { status, message: result.current.message };
}

it.each([
  [{ code: 'A', label: '50', remainingCoin: 1 }],
  [{ code: 'A', label: '50', remainingCoin: 0 }],
  [{ code: 'A', label: '50', remainingCoin: null }],
  [{ code: 'A', label: '50' }],
])('does not treat the prize %j as a refusal', async (result) => {
  expect(await messageAfter({ success: true, result })).toEqual({ status: 'done', message: null });
});

it.each([
  ['NO_COIN', { key: 'spin.noCoins' }],
  ['BONUS_REMAINING', { key: 'server.BONUS_REMAINING' }],
  ['The wheel is being cleaned', { raw: 'The wheel is being cleaned' }],
  [null, { key: 'refused.spin' }],
])('shows the error %p in a successful response as %p', async (error, text) => {
  expect(await messageAfter({ success: false, error })).toMatchObject({
    status: 'refused',
    message: { as: 'dialog', text },
  });
});

it('treats a success without a prize as a refusal', async () => {
  expect(await messageAfter({ success: true })).toMatchObject({
    status: 'refused',
    message: { as: 'dialog', text: { key: 'refused.spin' } },
  });
});

it('shows the text of the code of an error status', async () => {
  expect(await messageAfter(refusal('NO_DATA', 404))).toMatchObject({
    message: { as: 'dialog', text: { key: 'server.NO_DATA' } },
  });
});

it.each([
  ['a lost response', fault('cut')],
  ['a page instead of a response', raw({ status: 200, text: '<!doctype html>' })],
])('treats %s as an unknown outcome', async (_, answer) => {
  expect(await messageAfter(answer)).toEqual({ status: 'unknown', message: { as: 'unknown-outcome' } });
});
