import { getWallet } from '@member-wallet/api-sdk';
import { createTestBackend, raw } from '@member-wallet/api-sdk/testing';
import { act, waitFor } from '@testing-library/react';
import { aSlot, aWallet } from '#/testing/builders';
import { renderWithApi } from '#/testing/render-with-api';
import { useRead } from './use-read';

const whole = raw({ status: 200, text: JSON.stringify({ ...aWallet(), slots: [aSlot()] }) });
const withLostSlot = raw({ status: 200, text: JSON.stringify({ ...aWallet(), slots: [aSlot(), {}] }) });

it('keeps the first of equal answers with its time, and replaces it when other parts are lost', async () => {
  const server = createTestBackend({ getWallet: whole });
  const { result } = renderWithApi(server, () => useRead(getWallet, undefined));
  await waitFor(() => expect(result.current.state).toBe('ready'));
  const first = result.current.answer;
  expect(first).toMatchObject({ lost: [], receivedAt: expect.any(Number) });
  await act(() => result.current.reload());
  expect(server.calls(getWallet)).toHaveLength(2);
  expect(result.current.answer).toBe(first);
  server.answer(getWallet, withLostSlot);
  await act(() => result.current.reload());
  expect(result.current.data).toEqual(first?.data);
  expect(result.current.answer?.lost).toEqual(['slots[]']);
  expect(result.current.isPartial).toBe(true);
});
