import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { StrictMode } from 'react';
import type { Cache, SWRConfiguration } from 'swr';
import { SWRConfig, useSWRConfig } from 'swr';
import { getBanks } from '../endpoints/lookup';
import { getQrCode } from '../endpoints/qrcode';
import { listStatement } from '../endpoints/statement';
import { getWallet } from '../endpoints/wallet';
import { activateSlot } from '../endpoints/game-accounts';
import { transfer } from '../endpoints/money';
import { pageOf, transactions } from '../fixtures/rows';
import { createTestBackend, fault, raw, refusal } from '../testing';
import type { SessionClient } from '.';
import {
  callKey,
  forSession,
  hasMore,
  keysUnder,
  rowsOf,
  sessionKey,
  useRead,
  useReadPages,
  useWrite,
} from '.';

// Generous, because a busy machine is slow.
configure({ asyncUtilTimeout: 15_000 });

const backend = createTestBackend();
const somchai = forSession(backend.client(), { member: 'somchai', token: 'token-1' });
const malee = forSession(backend.client(), { member: 'malee', token: 'token-2' });
const money = { from: 'WALLET', to: 'PG', amount: 100 };

afterEach(() => {
  cleanup();
  backend.reset();
  jest.useRealTimers();
});

/** Renders a hook with its own cache, twice as in development, and with the host's global settings. */
const show = <Result, Props = undefined>(
  hook: (props: Props) => Result,
  { props, host }: { props?: Props; host?: SWRConfiguration } = {},
) => {
  const cache: Cache = new Map();
  const wrapper = ({ children }: PropsWithChildren) => (
    <StrictMode>
      <SWRConfig value={{ provider: () => cache, ...host }}>{children}</SWRConfig>
    </StrictMode>
  );
  return renderHook(hook, { wrapper, ...(props !== undefined && { initialProps: props }) });
};

describe('read', () => {
  test('has types for data and errors', async () => {
    const { result } = show(() => useRead(somchai, getWallet));
    await waitFor(() => expect(result.current.data).toBeDefined());
    const amount: number | null | undefined = result.current.data?.wallet.amount;
    expect(amount).toBe(1250.5);
    const { error } = result.current;
    // @ts-expect-error a code of another call
    expect(error?.kind === 'api' && error.code === 'OTP_EXPIRED').toBeFalsy();
    expect(error?.kind === 'api' && error.code === 'NO_WALLET').toBeFalsy();
  });

  test('only accepts an input if the call has one', async () => {
    const { result } = show(() => useRead(somchai, getQrCode, { provider: 'KBANK' }));
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(backend.calls(getQrCode)).toMatchObject([{ input: { provider: 'KBANK' } }]);
    // @ts-expect-error the provider is missing
    const useWithout = () => useRead(somchai, getQrCode);
    // @ts-expect-error a wallet takes no input
    const useWithOne = () => useRead(somchai, getWallet, { page: 1 });
    expect([useWithout, useWithOne]).toHaveLength(2);
  });

  test('does not accept writes, at compile time and at run time', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    // @ts-expect-error a GET that activates
    expect(() => show(() => useRead(somchai, activateSlot, { slotCode: 'PG' }))).toThrow(/changes something/);
    // @ts-expect-error a transfer
    expect(() => show(() => useRead(somchai, transfer, money))).toThrow(/changes something/);
    jest.restoreAllMocks();
  });

  test('requests once for all components, and not without a client', async () => {
    const { result, rerender } = show(
      (client: SessionClient | null) => [useRead(client, getWallet), useRead(client, getWallet)],
      { props: null as SessionClient | null },
    );
    await act(() => Promise.resolve());
    expect(backend.calls()).toEqual([]);
    rerender(somchai);
    await waitFor(() => expect(result.current.every(({ data }) => data)).toBe(true));
    expect(backend.calls(getWallet)).toHaveLength(1);
  });

  test("never returns another member's data, and sends the member's token", async () => {
    const { result, rerender } = show((client: SessionClient) => useRead(client, getWallet), {
      props: somchai,
    });
    await waitFor(() => expect(result.current.data).toBeDefined());
    const release = backend.hold(getWallet);
    rerender(malee);
    expect(result.current.data).toBeUndefined();
    release();
    await waitFor(() => expect(result.current.data).toBeDefined());
    const tokens = backend.calls(getWallet).map(({ headers }) => headers['Authorization']);
    expect(tokens).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  test('can be reloaded by its callKey, and is deleted with its member', async () => {
    const { result } = show(() => ({
      wallet: useRead(somchai, getWallet),
      banks: useRead(somchai, getBanks),
      cache: useSWRConfig().cache,
      mutate: useSWRConfig().mutate,
    }));
    await waitFor(() => expect(result.current.wallet.data && result.current.banks.data).toBeDefined());
    await act(() => result.current.mutate(keysUnder(callKey(malee, getWallet))));
    expect(backend.calls(getWallet)).toHaveLength(1);
    await act(() => result.current.mutate(keysUnder(callKey(somchai, getWallet))));
    expect(backend.calls(getWallet)).toHaveLength(2);
    await act(() => result.current.mutate(keysUnder(sessionKey(somchai)), undefined, { revalidate: false }));
    expect([result.current.wallet.data, result.current.banks.data]).toEqual([undefined, expect.anything()]);
  });

  test('is not retried after a refusal, whatever the host’s settings', async () => {
    jest.useFakeTimers();
    backend.answer(getWallet, refusal('NO_WALLET', 404));
    const host = { shouldRetryOnError: true, errorRetryInterval: 1, errorRetryCount: 9 };
    const { result } = show(() => useRead(somchai, getWallet).error, { host });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(result.current).toMatchObject({ kind: 'api', code: 'NO_WALLET' });
    expect(backend.calls(getWallet)).toHaveLength(1);
  });

  test('is retried after the wait that a busy server asks for', async () => {
    jest.useFakeTimers();
    backend.answer(getWallet, raw({ status: 429, text: '{"message":"REQUEST_LIMIT"}', retryAfter: '7' }));
    show(() => useRead(somchai, getWallet));
    await act(() => jest.advanceTimersByTimeAsync(6900));
    expect(backend.calls(getWallet)).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(backend.calls(getWallet)).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(backend.calls(getWallet)).toHaveLength(3);
  });

  test.each<[SWRConfiguration, number]>([
    [{ shouldRetryOnError: false }, 1],
    [{ errorRetryCount: 1 }, 2],
  ])('is retried according to the host’s settings: %j', async (host, expected) => {
    jest.useFakeTimers();
    backend.answer(getWallet, fault('cut'));
    show(() => useRead(somchai, getWallet), { host });
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(backend.calls(getWallet)).toHaveLength(expected);
  });
});

describe('list', () => {
  const rows = transactions(45);
  beforeEach(() =>
    backend.answer(listStatement, (paging) => ({ total: 45, statements: pageOf(rows, paging) })),
  );

  test('reads page by page to the end', async () => {
    const { result } = show(() => useReadPages(somchai, listStatement, { limit: 20 }));
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    expect([hasMore(listStatement, result.current.data), rowsOf(listStatement, result.current.data)]).toEqual(
      [true, rows.slice(0, 20)],
    );
    await act(() => result.current.setSize(3));
    await waitFor(() => expect(hasMore(listStatement, result.current.data)).toBe(false));
    expect(rowsOf(listStatement, result.current.data)).toEqual(rows);
    expect(new Set(backend.calls(listStatement).map(({ input }) => input.page))).toEqual(new Set([1, 2, 3]));
  });

  test('can be reloaded by its own mutate', async () => {
    const { result } = show(() => useReadPages(somchai, listStatement));
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    backend.answer(listStatement, { total: 1, statements: rows.slice(0, 1) });
    await act(() => result.current.mutate());
    await waitFor(() => expect(rowsOf(listStatement, result.current.data)).toEqual(rows.slice(0, 1)));
  });

  test('requests nothing after an empty page', async () => {
    backend.answer(listStatement, { total: 0, statements: [] });
    const { result } = show(() => useReadPages(somchai, listStatement));
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    await act(() => result.current.setSize(5));
    expect(new Set(backend.calls(listStatement).map(({ input }) => input.page))).toEqual(new Set([1]));
  });
});

describe('write', () => {
  test('is sent once, with a typed outcome', async () => {
    backend.answer(transfer, fault('cut'));
    const { result } = show(() => useWrite(somchai, transfer));
    await act(async () => {
      await expect(result.current.trigger(money)).rejects.toMatchObject({ outcome: 'unknown' });
    });
    expect(result.current.error?.outcome).toBe('unknown');
    // @ts-expect-error a code of another call
    expect(result.current.error?.kind === 'api' && result.current.error.code === 'OTP_EXPIRED').toBe(false);
    expect(backend.calls(transfer)).toMatchObject([{ input: money, aborted: false }]);
  });

  test('only accepts its call’s input', () => {
    const { result } = show(() => useWrite(somchai, transfer));
    // @ts-expect-error the amount is a number
    const wrong = () => result.current.trigger({ ...money, amount: '100' });
    // @ts-expect-error a read is no write
    const useReadAsWrite = () => useWrite(somchai, getWallet);
    expect([wrong, useReadAsWrite]).toHaveLength(2);
  });

  test('is sent once for two presses before the next render', async () => {
    const { result } = show(() => useWrite(somchai, transfer));
    await act(() => Promise.all([result.current.trigger(money), result.current.trigger(money)]));
    expect(backend.calls(transfer)).toHaveLength(1);
  });

  test('is not sent again by focus, reconnection, another render or a reload of everything', async () => {
    const { result, rerender } = show(
      () => ({
        write: useWrite(somchai, transfer),
        read: useRead(somchai, getWallet, undefined, { dedupingInterval: 0, focusThrottleInterval: 0 }),
        mutate: useSWRConfig().mutate,
      }),
      { host: { shouldRetryOnError: true, errorRetryInterval: 1 } },
    );
    await waitFor(() => expect(result.current.read.data).toBeDefined());
    await act(() => result.current.write.trigger(money));
    const before = backend.calls(getWallet).length;
    expect(before).toBe(1);
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      window.dispatchEvent(new Event('online'));
    });
    rerender();
    await act(() => result.current.mutate(() => true));
    expect(backend.calls(getWallet).length).toBeGreaterThan(before);
    expect(backend.calls(transfer)).toHaveLength(1);
  });
});
