import { claimCoupon, endpoints, transfer } from '@member-wallet/api-sdk';
import { type Answer, createTestBackend, fault, refusal } from '@member-wallet/api-sdk/testing';
import { act } from '@testing-library/react';
import { type Noted, takeNotes } from '#/reports/note';
import { renderWithApi } from '#/testing/render-with-api';
import type { WriteWords } from './left-writes';
import { useTransfer, useTransferAll } from '#/data/money/use-transfer';
import { useWithdrawAll } from '#/data/money/use-withdraw';
import { useActivateBonus, useActivatePromotion, useClearBonus } from '#/data/rewards/use-bonus';
import { useClaimInviteBonus } from '#/data/rewards/use-invite';
import { useAddRefundToWallet, useReceiveRefund } from '#/data/rewards/use-refund';
import { useClaimCoupon } from '#/data/rewards/use-spin';
import { useMoneyWrite } from './use-money-write';

jest.mock('#/i18n/load-messages', () => ({ loadMessages: jest.fn(async () => undefined) }));

const words: WriteWords = { name: 'records.type.transfer', done: 'transfer.done' };
const input = { from: 'WALLET', to: 'PG', amount: 1 };

it.each<[string, Answer<typeof transfer>, object]>([
  ['done', { message: 'OK' }, { status: 'done', error: null }],
  [
    'refused',
    refusal('MONEY_NOT_ENOUGH', 422),
    { status: 'refused', error: expect.objectContaining({ code: 'MONEY_NOT_ENOUGH' }) },
  ],
  ['unknown', fault('cut'), { status: 'unknown', error: expect.objectContaining({ outcome: 'unknown' }) }],
])('reports its outcome once: %s', async (_, answer, expected) => {
  const noted: Noted[] = [];
  takeNotes((one) => void noted.push(one));
  const server = createTestBackend({ transfer: answer });
  const { result } = renderWithApi(server, () => useMoneyWrite(transfer, { place: 'transfer', words }));
  await act(async () => {
    // The second call is ignored and reports nothing.
    await Promise.all([result.current.run(input), result.current.run(input)]);
  });
  expect(noted).toEqual([{ operationId: 'transfer', ...expected }]);
});

it('reports a refusal inside a successful response, and nothing for a call that gave up', async () => {
  const noted: Noted[] = [];
  takeNotes((one) => void noted.push(one));
  const server = createTestBackend({ claimCoupon: { message: 'OK' }, transfer: { message: 'OK' } });
  const { result } = renderWithApi(server, () => ({
    coupon: useMoneyWrite(claimCoupon, { place: 'spin', words, refusalIn: () => 'errors.network' as never }),
    one: useMoneyWrite(transfer, { place: 'transfer', words }),
    other: useMoneyWrite(transfer, { place: 'transfer', words, whenBusy: 'give-up' }),
  }));
  await act(() => result.current.coupon.run({ coupon: 'c-1' }));
  expect(noted).toEqual([{ operationId: 'claimCoupon', status: 'refused', error: null }]);
  noted.length = 0;
  const release = server.hold(transfer);
  await act(async () => {
    const first = result.current.one.run(input);
    const second = await result.current.other.run({ ...input, amount: 2 });
    expect(second).toMatchObject({ status: 'refused', error: { kind: 'cancelled' } });
    release();
    await first;
  });
  expect(noted).toEqual([{ operationId: 'transfer', status: 'done', error: null }]);
});

describe('the key of a repeat after a lost response', () => {
  const keysOf = async (use: () => { readonly run: (input: never) => Promise<unknown> }, sent: unknown) => {
    const names = Object.keys(endpoints) as (keyof typeof endpoints)[];
    const server = createTestBackend(Object.fromEntries(names.map((name) => [name, fault('cut')])));
    const { result } = renderWithApi(server, use);
    await act(() => result.current.run(sent as never));
    await act(() => result.current.run(sent as never));
    const keys = server.calls().flatMap(({ headers }) => headers['Idempotency-Key'] ?? []);
    expect(keys).toHaveLength(2);
    return new Set(keys).size;
  };

  it.each<[string, () => { readonly run: (input: never) => Promise<unknown> }, unknown]>([
    ['a withdrawal', useWithdrawAll, { amount: 100 }],
    ['a transfer', useTransfer, input],
    ['a transfer of everything', useTransferAll, { to: 'PG' }],
  ])('is the same for %s', async (_, use, sent) => expect(await keysOf(use, sent)).toBe(1));

  // A server would answer the old key with the outcome of the first claim: a success that pays nothing, or a refusal
  // whose reason is gone.
  it.each<[string, () => { readonly run: (input: never) => Promise<unknown> }, unknown]>([
    ['the invite bonus', useClaimInviteBonus, undefined],
    ['cashback', useReceiveRefund, undefined],
    ['adding cashback to the wallet', useAddRefundToWallet, undefined],
    ['a bonus', useActivateBonus, { code: 'DAILY' }],
    ['a promotion', useActivatePromotion, { code: 'CODE' }],
    ['ending a bonus', useClearBonus, undefined],
    ['a coupon', useClaimCoupon, { coupon: 'c-1' }],
  ])('is another one for %s', async (_, use, sent) => expect(await keysOf(use, sent)).toBe(2));
});
