import { getWallet, transfer } from '@member-wallet/api-sdk';
import { type Answer, createTestBackend, fault, refusal } from '@member-wallet/api-sdk/testing';
import { act, waitFor } from '@testing-library/react';
import { aWallet } from '#/testing/builders';
import { renderWithApi } from '#/testing/render-with-api';
import { useRead } from './use-read';
import { useWrite } from './use-write';

const input = { from: 'WALLET', to: 'PG', amount: 1 };

function setUp(answer: Answer<typeof transfer>) {
  const server = createTestBackend({ transfer: answer, getWallet: aWallet() });
  const useBoth = () => ({
    wallet: useRead(getWallet, undefined),
    write: useWrite(transfer, { place: 'transfer', refreshes: [getWallet] }),
  });
  return { server, ...renderWithApi(server, useBoth) };
}

it('sends once for two calls in the same moment; the second is told that it was ignored', async () => {
  const { server, result } = setUp({ message: 'OK' });
  await waitFor(() => expect(result.current.wallet.state).toBe('ready'));
  await act(async () => {
    const both = [result.current.write.run(input), result.current.write.run(input)];
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual(['done', 'ignored']);
  });
  expect(server.calls(transfer)).toHaveLength(1);
  // What it made stale is read again.
  await waitFor(() => expect(server.calls(getWallet)).toHaveLength(2));
});

it('can be called again once the first has finished', async () => {
  const { server, result } = setUp({ message: 'OK' });
  await act(() => result.current.write.run(input));
  await act(() => result.current.write.run(input));
  expect(server.calls(transfer)).toHaveLength(2);
});

it('gives a refusal with its text at its place, and reads nothing again', async () => {
  const { server, result } = setUp(refusal('MONEY_NOT_ENOUGH', 422));
  await waitFor(() => expect(result.current.wallet.state).toBe('ready'));
  const refused = await act(() => result.current.write.run(input));
  expect(refused).toMatchObject({ status: 'refused', error: { code: 'MONEY_NOT_ENOUGH' } });
  expect(result.current.write.message).toMatchObject({ as: 'dialog', error: { code: 'MONEY_NOT_ENOUGH' } });
  expect(server.calls(getWallet)).toHaveLength(1);
});

it('calls a lost answer unknown, never sends it again, and reads the wallet', async () => {
  const { server, result } = setUp(fault('cut'));
  await waitFor(() => expect(result.current.wallet.state).toBe('ready'));
  const lost = await act(() => result.current.write.run(input));
  expect(lost.status).toBe('unknown');
  expect(result.current.write.message).toEqual({ as: 'unknown-outcome' });
  await waitFor(() => expect(server.calls(getWallet)).toHaveLength(2));
  expect(server.calls(transfer)).toHaveLength(1);
});

it('lets the call finish when the screen goes', async () => {
  const { server, result, unmount } = setUp({ message: 'OK' });
  const outcome = await act(async () => {
    const running = result.current.write.run(input);
    unmount();
    return running;
  });
  expect(outcome.status).toBe('done');
  expect(server.calls(transfer)).toHaveLength(1);
});
