import { type Client, getWallet, transfer } from '@member-wallet/api-sdk';
import {
  type Answer,
  createTestBackend,
  fault,
  refusal,
  type TestBackend,
} from '@member-wallet/api-sdk/testing';
import { act, waitFor } from '@testing-library/react';
import { aWallet } from '#/testing/builders';
import { renderWithApi } from '#/testing/render-with-api';
import { loadMessages } from '#/i18n/load-messages';
import type { Session } from '#/session/session';
import { useSession } from '#/session/use-session';
import { useRead } from '#/data/read/use-read';
import { useWrite } from './use-write';

jest.mock('#/i18n/load-messages', () => ({ loadMessages: jest.fn(async () => undefined) }));

const input = { from: 'WALLET', to: 'PG', amount: 1 };

function setUp(answer: Answer<typeof transfer>) {
  const server = createTestBackend({ transfer: answer, getWallet: aWallet() });
  const useBoth = () => ({
    wallet: useRead(getWallet, undefined),
    write: useWrite(transfer, { place: 'transfer', refreshes: [getWallet] }),
  });
  return { server, ...renderWithApi(server, useBoth) };
}

it('sends once for two simultaneous calls; the second resolves as ignored', async () => {
  const { server, result } = setUp({ message: 'OK' });
  await waitFor(() => expect(result.current.wallet.state).toBe('ready'));
  await act(async () => {
    const both = [result.current.write.run(input), result.current.write.run(input)];
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual(['done', 'ignored']);
  });
  expect(server.calls(transfer)).toHaveLength(1);
  // The stale read is refreshed.
  await waitFor(() => expect(server.calls(getWallet)).toHaveLength(2));
});

it('can run again once the first call has finished', async () => {
  const { server, result } = setUp({ message: 'OK' });
  await act(() => result.current.write.run(input));
  await act(() => result.current.write.run(input));
  expect(server.calls(transfer)).toHaveLength(2);
});

it('exposes a refusal as the message for its place, and refreshes nothing', async () => {
  const { server, result } = setUp(refusal('MONEY_NOT_ENOUGH', 422));
  await waitFor(() => expect(result.current.wallet.state).toBe('ready'));
  const refused = await act(() => result.current.write.run(input));
  expect(refused).toMatchObject({ status: 'refused', error: { code: 'MONEY_NOT_ENOUGH' } });
  expect(result.current.write.message).toMatchObject({ as: 'dialog', error: { code: 'MONEY_NOT_ENOUGH' } });
  expect(server.calls(getWallet)).toHaveLength(1);
});

it('drops the message of the last call when the next one starts', async () => {
  const { server, result } = setUp(refusal('MONEY_NOT_ENOUGH', 422));
  await act(() => result.current.write.run(input));
  expect(result.current.write.message).not.toBeNull();
  const release = server.hold(transfer);
  let second: Promise<unknown> = Promise.resolve();
  act(() => {
    second = result.current.write.run(input);
  });
  expect(result.current.write).toMatchObject({ running: true, message: null });
  release();
  await act(() => second);
  expect(result.current.write.message).toMatchObject({ as: 'dialog' });
});

it('treats a lost response as unknown, never resends, and refreshes the wallet', async () => {
  const { server, result } = setUp(fault('cut'));
  await waitFor(() => expect(result.current.wallet.state).toBe('ready'));
  const lost = await act(() => result.current.write.run(input));
  expect(lost.status).toBe('unknown');
  expect(result.current.write.message).toEqual({ as: 'unknown-outcome' });
  await waitFor(() => expect(server.calls(getWallet)).toHaveLength(2));
  expect(server.calls(transfer)).toHaveLength(1);
});

it('lets the call finish after unmount', async () => {
  const { server, result, unmount } = setUp({ message: 'OK' });
  const outcome = await act(async () => {
    const running = result.current.write.run(input);
    unmount();
    return running;
  });
  expect(outcome.status).toBe('done');
  expect(server.calls(transfer)).toHaveLength(1);
});

describe('with the token of its screen', () => {
  const setUpSession = () => {
    const server = createTestBackend({ transfer: { message: 'OK' }, getWallet: aWallet() });
    const useBoth = () => ({ session: useSession(), write: useWrite(twice, { place: 'transfer' }) });
    return { server, ...renderWithApi(server, useBoth) };
  };
  /** Sends two calls, like some functions of the SDK. */
  const twice = async (client: Client, body: typeof input) => {
    await transfer(client, body);
    return transfer(client, body);
  };
  const tokens = (server: TestBackend) =>
    server.calls(transfer).map(({ headers }) => headers['Authorization']?.replace('Bearer ', ''));

  it.each([
    ['the member logs out', (session: Session) => session.logOut()],
    ['another logs in', (session: Session) => session.logIn('another', false)],
  ])('sends nothing if %s before the request', async (_, end) => {
    const { server, result } = setUpSession();
    const outcome = await act(async () => {
      const running = result.current.write.run(input);
      end(result.current.session);
      return running;
    });
    expect(outcome.status).toBe('left');
    expect(server.calls(transfer)).toHaveLength(0);
  });

  it('sends all calls of a write with it, even if another member logs in between', async () => {
    const { server, result } = setUpSession();
    const release = server.hold(transfer);
    await act(async () => {
      const running = result.current.write.run(input);
      await waitFor(() => expect(server.calls(transfer)).toHaveLength(1));
      result.current.session.logIn('another', false);
      release();
      return running;
    });
    expect(tokens(server)).toEqual(['token', 'token']);
  });
});

it('shows a refusal even if the texts of its code do not load', async () => {
  jest.mocked(loadMessages).mockReturnValueOnce(new Promise(() => undefined));
  const { result } = setUp(refusal('MONEY_NOT_ENOUGH', 422));
  await waitFor(() => expect(result.current.wallet.state).toBe('ready'));
  jest.useFakeTimers();
  try {
    let refused: Awaited<ReturnType<typeof result.current.write.run>> | null = null;
    await act(async () => {
      void result.current.write.run(input).then((outcome) => {
        refused = outcome;
      });
      await jest.advanceTimersByTimeAsync(10_000);
    });
    expect(refused).toMatchObject({ status: 'refused' });
    expect(result.current.write.message).toMatchObject({ error: { code: 'MONEY_NOT_ENOUGH' } });
  } finally {
    jest.useRealTimers();
  }
});
