/** @starts servers */
import { inspect } from 'node:util';
import { changePassword, login } from '../endpoints/account';
import { autoLogin, autoLoginWithPassword } from '../endpoints/auto-login';
import { sendChatMessage } from '../endpoints/chat';
import { verifyOtp } from '../endpoints/otp';
import { sendTrueLink } from '../endpoints/money';
import type { Client } from '../client/client';
import { isSdkError } from '../errors/guards';
import type { Loopback } from '../fixtures/loopback';
import { json, listen } from '../fixtures/loopback';

const secret = 'p4ss/w?rd #1%';
const token = 'bearer-token-7f3a';

const message = { message_type: 'text', payload: 'Hello' };

type Call = (client: Client) => Promise<unknown>;
const logIn: Call = (client) => login(client, { username: '0812345678', password: secret });
const openGame: Call = (client) =>
  autoLoginWithPassword(client, { game: 'imi', username: 'u1', password: secret });
const calls: readonly (readonly [string, Call])[] = [
  ['login', logIn],
  ['changePassword', (client) => changePassword(client, { oldPassword: secret, newPassword: secret })],
  ['verifyOtp', (client) => verifyOtp(client, { otpToken: secret, otpCode: secret })],
  ['sendTrueLink', (client) => sendTrueLink(client, { link: secret })],
  ['autoLoginWithPassword', openGame],
];

type Answer = Parameters<typeof listen>[0];
const answers: readonly (readonly [string, Answer])[] = [
  ['fails and echoes the body', (response, { body }) => json(response, { message: `Bad ${body}` }, 400)],
  ['fails and echoes the address', (response, { url }) => json(response, { message: `No ${url}` }, 404)],
  ['echoes it decoded', (response, { url }) => json(response, { message: decodeURIComponent(url) }, 400)],
  [
    'echoes it in a page',
    (response, { url }) => response.writeHead(404, { 'content-type': 'text/html' }).end(url),
  ],
  ['echoes it in another shape', (response, { body }) => json(response, [`${body}`])],
  ['cuts the connection', (response) => response.destroy()],
  ['never answers', () => undefined],
];

/** Everything that a logger could print of an error. */
const printed = (error: Error) =>
  [inspect(error, { depth: 10, showHidden: true }), JSON.stringify(error), String(error), error.stack].join(
    '\n',
  );

let server: Loopback;
afterEach(() => server.close());

describe.each(answers)('server that %s', (_, answer) => {
  test.each(calls)('%s', async (__, call) => {
    server = await listen(answer);
    const client = server.client({ getToken: () => token, timeouts: { call: 30 } });
    const error: unknown = await call(client).then(
      () => new Error('it succeeded'),
      (reason: unknown) => reason,
    );
    if (!isSdkError(error)) {
      // Only calls whose response has no specified shape can succeed here.
      expect(String(error)).toBe('Error: it succeeded');
      return;
    }
    const text = printed(error);
    for (const form of [secret, encodeURIComponent(secret), JSON.stringify(secret), token]) {
      expect(text).not.toContain(form);
    }
  });
});

test.each<[string, Call, string, string]>([
  ['a secret that was sent', logIn, `Bad ${secret}.`, 'Bad ***.'],
  ['a secret of an address', openGame, `Bad ${encodeURIComponent(secret)}.`, 'Bad ***.'],
  ['what is no secret', logIn, 'No user 0812345678.', 'No user 0812345678.'],
  ['an empty secret', (client) => verifyOtp(client, { otpToken: '', otpCode: '' }), 'Bad code.', 'Bad code.'],
  [
    'a secret that was not given',
    (client) => sendChatMessage(client, { sender: 'customer', message, deviceToken: null }),
    'Got null.',
    'Got null.',
  ],
])('redacts only secrets in a message that contains %s', async (_, call, said, kept) => {
  server = await listen((response) => json(response, { message: said }, 400));
  await expect(call(server.client())).rejects.toMatchObject({ kind: 'api', message: kept });
});

test('names the field in a shape error, and no value', async () => {
  server = await listen((response) => json(response, { link: ['Qk7s9Lm2'] }));
  const error: unknown = await autoLogin(server.client(), { game: 'pg', username: 'pg1' }).catch(
    (e: unknown) => e,
  );
  expect(error).toMatchObject({ kind: 'unexpected-response', field: 'link' });
  expect(printed(error as Error)).not.toContain('Qk7s9Lm2');
});
