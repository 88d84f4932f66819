import { endpoints, getWallet, type ReadEndpoint, spin, type Wallet } from '@member-wallet/api-sdk';
import { type Answers, createTestBackend, fault, type Reply, refusal } from '@member-wallet/api-sdk/testing';
import { memoryStorage } from '#/session/browser-storage';
import { createSession } from '#/session/session';
import { aWallet } from '#/testing/builders';
import { type Api, createApi } from './api';
import { requestRead } from '#/data/read/request-read';

/** @param other the answer to everything else */
function setUp(answer: Reply | Wallet, other?: () => Reply) {
  const others = other && Object.fromEntries(Object.keys(endpoints).map((name) => [name, other()]));
  const server = createTestBackend({ ...(others as Answers), getWallet: answer });
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

describe('a part of the screen that is refused', () => {
  const refused = refusal('UNAUTHORIZED', 401);
  const READS = Object.values(endpoints).filter(
    ({ effect, auth, operationId }) => effect === 'read' && auth === 'member' && operationId !== 'getWallet',
  );
  const readAll = (api: Api) =>
    Promise.allSettled(READS.map((endpoint) => requestRead(api, endpoint as ReadEndpoint, {} as never)));

  it('does not end the session while the wallet accepts the token, and asks the wallet once for all parts', async () => {
    expect(READS.length).toBeGreaterThan(15);
    const { api, session, server } = setUp(aWallet(), () => refused);
    const ended = await readAll(api);
    expect(ended.map(({ status }) => status)).toEqual(READS.map(() => 'rejected'));
    expect(session.getState().token).toBe('token');
    expect(server.calls(getWallet)).toHaveLength(1);
    await readAll(api);
    expect(server.calls(getWallet)).toHaveLength(2);
  });

  it('ends the session if the wallet is refused too', async () => {
    const { api, session, server } = setUp(refused, () => refused);
    await readAll(api);
    expect(session.getState()).toMatchObject({ token: null, ended: 'expired' });
    expect(server.calls(getWallet)).toHaveLength(1);
  });

  it.each([fault('cut'), refusal('INTERNAL_SERVER_ERROR', 500)])(
    'keeps the session if the wallet fails for another reason: %j',
    async (answer) => {
      const { api, session } = setUp(answer, () => refused);
      await readAll(api);
      expect(session.getState().token).toBe('token');
    },
  );

  it('does not end a session that began while the wallet was being asked', async () => {
    const { api, session, server } = setUp(refused, () => refused);
    const release = server.hold(getWallet);
    const reading = readAll(api);
    while (server.calls(getWallet).length === 0) await new Promise((done) => setTimeout(done));
    session.logIn('new', false);
    release();
    await reading;
    expect(session.getState().token).toBe('new');
    expect(server.calls(getWallet)[0]?.headers['Authorization']).toBe('Bearer token');
  });

  it('a refused write ends the session at once, without asking the wallet', async () => {
    const { api, session, client, server } = setUp(aWallet(), () => refused);
    await api.withGlobalErrors(() => spin(client)).catch(() => undefined);
    expect(session.getState().token).toBeNull();
    expect(server.calls(getWallet)).toHaveLength(0);
  });
});

it('notifies a listener once that the service is gone, even if it subscribes later', async () => {
  const { api, client } = setUp(refusal('gone', 410));
  await api.withGlobalErrors(() => getWallet(client)).catch(() => undefined);
  const listener = jest.fn();
  api.followGone(listener);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('shows nodes beside every page that were given before and after the app subscribed', () => {
  const { api } = setUp(refusal('gone', 410));
  api.showBeside('early');
  const show = jest.fn();
  api.followBeside(show);
  api.showBeside('late');
  expect(show.mock.calls).toEqual([['early'], ['late']]);
});
