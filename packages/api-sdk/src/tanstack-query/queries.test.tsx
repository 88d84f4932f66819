import {
  focusManager,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { StrictMode } from 'react';
import { getBanks } from '../endpoints/lookup';
import { getQrCode } from '../endpoints/qrcode';
import { listStatement } from '../endpoints/statement';
import { getWallet } from '../endpoints/wallet';
import { activateSlot } from '../endpoints/game-accounts';
import { transfer } from '../endpoints/money';
import { pageOf, transactions } from '../fixtures/rows';
import { raw } from '../testing/replies';
import { createTestBackend, fault, refusal } from '../testing';
import { callKey, forSession, listQuery, readQuery, rowsOf, sessionKey, writeMutation } from '.';

// Generous, because a busy machine is slow.
configure({ asyncUtilTimeout: 15_000 });

const backend = createTestBackend();
const somchai = forSession(backend.client(), { member: 'somchai', token: 'token-1' });
const malee = forSession(backend.client(), { member: 'malee', token: 'token-2' });
const money = { from: 'WALLET', to: 'PG', amount: 100 };

let queries: QueryClient;
beforeEach(() => {
  // A host whose settings retry everything immediately.
  queries = new QueryClient({
    defaultOptions: { queries: { retry: 9, retryDelay: 0 }, mutations: { retry: 9, retryDelay: 0 } },
  });
});
afterEach(() => {
  cleanup();
  queries.clear();
  backend.reset();
  onlineManager.setOnline(true);
  jest.useRealTimers();
});

const wrapper = ({ children }: PropsWithChildren) => (
  <StrictMode>
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  </StrictMode>
);
const show = <Result, Props = undefined>(hook: (props: Props) => Result, initialProps?: Props) =>
  renderHook(hook, { wrapper, ...(initialProps !== undefined && { initialProps }) });

describe('read', () => {
  test('has types for data and errors', async () => {
    const { result } = show(() => useQuery(readQuery(somchai, getWallet)));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    const amount: number | null | undefined = result.current.data?.wallet.amount;
    expect(amount).toBe(1250.5);
    const { error } = result.current;
    // @ts-expect-error a code of another call
    expect(error?.kind === 'api' && error.code === 'OTP_EXPIRED').toBe(false);
    expect(error?.kind === 'api' && error.code === 'NO_WALLET').toBe(false);
    const cached = queries.getQueryData(readQuery(somchai, getWallet).queryKey);
    expect(cached?.wallet.amount satisfies number | null | undefined).toBe(1250.5);
  });

  test('only accepts an input if the call has one', () => {
    // @ts-expect-error the provider is missing
    expect(readQuery(somchai, getQrCode).queryKey).toBeDefined();
    // @ts-expect-error a wallet takes no input
    expect(readQuery(somchai, getWallet, { page: 1 }).queryKey).toBeDefined();
    expect(readQuery(somchai, getQrCode, { provider: 'KBANK' }).queryKey).toContainEqual({
      provider: 'KBANK',
    });
  });

  test('does not accept writes, at compile time and at run time', () => {
    // @ts-expect-error a GET that activates
    expect(() => readQuery(somchai, activateSlot, { slotCode: 'PG' })).toThrow(TypeError);
    // @ts-expect-error a transfer
    expect(() => readQuery(somchai, transfer, money)).toThrow(TypeError);
  });

  test('requests once for all components', async () => {
    const { result } = show(() => [
      useQuery(readQuery(somchai, getWallet)),
      useQuery(readQuery(somchai, getWallet)),
    ]);
    await waitFor(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true));
    expect(backend.calls(getWallet)).toHaveLength(1);
  });

  test('is aborted when no component uses it any more', async () => {
    backend.hold(getWallet);
    const { unmount } = renderHook(() => useQuery(readQuery(somchai, getWallet)), {
      wrapper: ({ children }: PropsWithChildren) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    });
    await waitFor(() => expect(backend.calls(getWallet)).toMatchObject([{ aborted: false }]));
    unmount();
    await waitFor(() => expect(backend.calls(getWallet)).toMatchObject([{ aborted: true }]));
  });

  test("never returns another member's data, and sends the member's token", async () => {
    const { result, rerender } = show((client) => useQuery(readQuery(client, getWallet)), somchai);
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    const release = backend.hold(getWallet);
    rerender(malee);
    expect(result.current.data).toBeUndefined();
    release();
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    const tokens = backend.calls(getWallet).map(({ headers }) => headers['Authorization']);
    expect(tokens).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  test('keeps visitors’ data through a log-in, and can delete a member’s', async () => {
    const both = [readQuery(somchai, getBanks), readQuery(somchai, getWallet)] as const;
    await Promise.all([queries.fetchQuery(both[0]), queries.fetchQuery(both[1])]);
    queries.removeQueries({ queryKey: sessionKey(somchai) });
    expect(queries.getQueryData(readQuery(malee, getBanks).queryKey)).toHaveLength(1);
    expect(queries.getQueryData(both[1].queryKey)).toBeUndefined();
  });

  test('can be reloaded by its callKey with any input', async () => {
    const { result } = show(() => useQuery(readQuery(somchai, listStatement, { page: 1, limit: 10 })));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await act(() => queries.invalidateQueries({ queryKey: callKey(malee, listStatement) }));
    expect(backend.calls(listStatement)).toHaveLength(1);
    await act(() => queries.invalidateQueries({ queryKey: callKey(somchai, listStatement) }));
    expect(backend.calls(listStatement)).toHaveLength(2);
  });

  test('is not retried after a refusal, whatever the host’s settings', async () => {
    backend.answer(getWallet, refusal('NO_WALLET', 404));
    const { result } = show(() => useQuery(readQuery(somchai, getWallet)));
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.error).toMatchObject({ kind: 'api', code: 'NO_WALLET' });
    expect(backend.calls(getWallet)).toHaveLength(1);
  });

  test('is retried after the wait that a busy server asks for', async () => {
    jest.useFakeTimers();
    backend.answer(getWallet, raw({ status: 429, text: '{"message":"REQUEST_LIMIT"}', retryAfter: '7' }));
    const { result } = show(() => useQuery(readQuery(somchai, getWallet)));
    await act(() => jest.advanceTimersByTimeAsync(6900));
    expect(backend.calls(getWallet)).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(backend.calls(getWallet)).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(backend.calls(getWallet)).toHaveLength(3);
    expect(result.current.isError).toBe(true);
  });
});

describe('list', () => {
  const rows = transactions(45);
  beforeEach(() =>
    backend.answer(listStatement, (paging) => ({ total: 45, statements: pageOf(rows, paging) })),
  );

  test('reads page by page to the end', async () => {
    const { result } = show(() => useInfiniteQuery(listQuery(somchai, listStatement, { limit: 20 })));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect([result.current.hasNextPage, rowsOf(listStatement, result.current.data?.pages)]).toEqual([
      true,
      rows.slice(0, 20),
    ]);
    await act(() => result.current.fetchNextPage());
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(2));
    await act(() => result.current.fetchNextPage());
    await waitFor(() => expect(result.current.hasNextPage).toBe(false));
    expect(rowsOf(listStatement, result.current.data?.pages)).toEqual(rows);
    expect(backend.calls(listStatement).map(({ input }) => input)).toEqual(
      [1, 2, 3].map((page) => ({ page, limit: 20 })),
    );
  });

  test('only accepts calls that return lists', () => {
    // @ts-expect-error banks have no pages
    expect(listQuery(somchai, getBanks).queryKey).toContain('getBanks');
  });
});

describe('write', () => {
  const send = () => show(() => useMutation(writeMutation(somchai, transfer)));

  test('is sent once, with a typed outcome', async () => {
    backend.answer(transfer, fault('cut'));
    const { result } = send();
    act(() => result.current.mutate(money));
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.error?.outcome).toBe('unknown');
    expect(backend.calls(transfer)).toMatchObject([{ input: money, aborted: false }]);
    // @ts-expect-error a code of another call
    expect(result.current.error?.kind === 'api' && result.current.error.code === 'OTP_EXPIRED').toBe(false);
  });

  test('only accepts its call’s input', () => {
    const { result } = send();
    // @ts-expect-error the amount is a number
    const wrong = () => result.current.mutate({ ...money, amount: '100' });
    expect(wrong).toBeDefined();
    // @ts-expect-error a read is no write
    expect(writeMutation(somchai, getWallet)).toBeDefined();
  });

  test('is sent once for two presses before the next render', async () => {
    const { result } = send();
    act(() => {
      result.current.mutate(money);
      result.current.mutate(money);
    });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(backend.calls(transfer)).toHaveLength(1);
  });

  test('fails immediately without a network, and is not sent when it is back', async () => {
    backend.answer(transfer, fault('unreachable'), { times: 1 });
    act(() => onlineManager.setOnline(false));
    const { result } = send();
    act(() => result.current.mutate(money));
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect([result.current.isPaused, result.current.error?.outcome]).toEqual([false, 'none']);
    act(() => onlineManager.setOnline(true));
    await act(() => queries.resumePausedMutations());
    expect(backend.calls(transfer)).toHaveLength(1);
  });

  test('is not resent on focus, reconnection or another render, unlike stale reads', async () => {
    const { result, rerender } = show(() => ({
      write: useMutation(writeMutation(somchai, transfer)),
      read: useQuery(readQuery(somchai, getWallet)),
    }));
    act(() => result.current.write.mutate(money));
    await waitFor(() => expect(result.current.write.isSuccess && result.current.read.isSuccess).toBe(true));
    const before = backend.calls(getWallet).length;
    await act(async () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
    });
    rerender();
    await waitFor(() => expect(backend.calls(getWallet).length).toBeGreaterThan(before));
    await act(() => queries.invalidateQueries());
    expect(backend.calls(transfer)).toHaveLength(1);
  });
});
