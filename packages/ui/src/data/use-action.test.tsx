import { getWallet, transfer } from '@member-wallet/api-sdk';
import { type Answer, createTestBackend, fault, refusal } from '@member-wallet/api-sdk/testing';
import { act, waitFor } from '@testing-library/react';
import { aWallet } from '#/testing/builders';
import { renderWithApi } from '#/testing/render-with-api';
import { useAction } from './use-action';
import { useRead } from './use-read';

const input = { from: 'WALLET', to: 'PG', amount: 1 };

function setUp(answer: Answer<typeof transfer>) {
  const server = createTestBackend({ transfer: answer, getWallet: aWallet() });
  const useBoth = () => ({
    wallet: useRead(getWallet, undefined),
    action: useAction(transfer, { refreshes: [getWallet] }),
  });
  return { server, ...renderWithApi(server, useBoth) };
}

it('sends once for two calls in the same moment; the second is told that it was ignored', async () => {
  const { server, result } = setUp({ message: 'OK' });
  await waitFor(() => expect(result.current.wallet.state).toBe('ready'));
  await act(async () => {
    const both = [result.current.action.run(input), result.current.action.run(input)];
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual(['done', 'ignored']);
  });
  expect(server.calls(transfer)).toHaveLength(1);
  // What it made stale is read again.
  await waitFor(() => expect(server.calls(getWallet)).toHaveLength(2));
});

it('can be called again once the first has finished', async () => {
  const { server, result } = setUp({ message: 'OK' });
  await act(() => result.current.action.run(input));
  await act(() => result.current.action.run(input));
  expect(server.calls(transfer)).toHaveLength(2);
});

it('keeps a refusal as a value, and reads nothing again', async () => {
  const { server, result } = setUp(refusal('MONEY_NOT_ENOUGH', 422));
  await waitFor(() => expect(result.current.wallet.state).toBe('ready'));
  await act(() => result.current.action.run(input));
  expect(result.current.action.state).toMatchObject({
    status: 'failed',
    error: { code: 'MONEY_NOT_ENOUGH' },
  });
  expect(server.calls(getWallet)).toHaveLength(1);
});

it('calls a lost answer unknown, never sends it again, and reads the wallet', async () => {
  const { server, result } = setUp(fault('cut'));
  await waitFor(() => expect(result.current.wallet.state).toBe('ready'));
  await act(() => result.current.action.run(input));
  expect(result.current.action.state.status).toBe('unknown');
  await waitFor(() => expect(server.calls(getWallet)).toHaveLength(2));
  expect(server.calls(transfer)).toHaveLength(1);
});

it('lets the call finish when the screen goes', async () => {
  const { server, result, unmount } = setUp({ message: 'OK' });
  const outcome = await act(async () => {
    const running = result.current.action.run(input);
    unmount();
    return running;
  });
  expect(outcome.status).toBe('done');
  expect(server.calls(transfer)).toHaveLength(1);
});
