import { getWallet } from '@member-wallet/api-sdk';
import { createTestBackend, type Reply, refusal } from '@member-wallet/api-sdk/testing';
import { memoryStorage } from '#/session/browser-storage';
import { createSession } from '#/session/session';
import { createApi } from './api';

function setUp(answer: Reply) {
  const server = createTestBackend({ getWallet: answer });
  const client = server.client();
  const session = createSession({ local: memoryStorage(), session: memoryStorage() });
  session.logIn('token', false);
  return { server, client, session, api: createApi(client, session) };
}

it('ends the session once for twenty refused calls, but not a newer session', async () => {
  const { api, session, client, server } = setUp(refusal('EXPIRED_AUTH_TOKEN', 401));
  const listener = jest.fn();
  session.subscribe(listener);
  await Promise.allSettled(Array.from({ length: 20 }, () => api.withGlobalErrors(() => getWallet(client))));
  expect(server.calls(getWallet)).toHaveLength(20);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(session.getState()).toMatchObject({ token: null, ended: 'expired' });

  session.logIn('old', false);
  const late = api.withGlobalErrors(() => getWallet(client));
  session.logIn('new', false);
  await expect(late).rejects.toMatchObject({ code: 'EXPIRED_AUTH_TOKEN' });
  expect(session.getState().token).toBe('new');
});

it('notifies a listener once that the service is gone, even if it follows later', async () => {
  const { api, client } = setUp(refusal('gone', 410));
  await api.withGlobalErrors(() => getWallet(client)).catch(() => undefined);
  const listener = jest.fn();
  api.followGone(listener);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('shows beside every page what came before the app was there, and what comes later', () => {
  const { api } = setUp(refusal('gone', 410));
  api.showBeside('early');
  const show = jest.fn();
  api.followBeside(show);
  api.showBeside('late');
  expect(show.mock.calls).toEqual([['early'], ['late']]);
});
