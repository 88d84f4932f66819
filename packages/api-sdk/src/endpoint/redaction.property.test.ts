import { inspect } from 'node:util';
import fc from 'fast-check';
import { createClient } from '../client/create-client';
import type { TransportRequest } from '../client/transport';
import { changePassword, login } from '../endpoints/account';
import { autoLoginWithPassword } from '../endpoints/auto-login';
import { transfer } from '../endpoints/money';
import { errorCatalogue } from '../errors/catalogue';
import { isSdkError, isSessionEnded } from '../errors/guards';
import { declared } from '../fixtures/examples';

const rows = declared.map(({ endpoint, input }) => [endpoint.operationId, endpoint, input] as const);

/** Long enough not to occur in ordinary words, and unlike any code. Some characters need escapes. */
const secret = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom('"', '\\', '/', ' ', '%', '$&'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
    minLength: 6,
    maxLength: 12,
  })
  .map((text) => `s${text}1`);

const isSecret = (name: string) => /password|otp|token|link/i.test(name);

/** The example input with random secrets. Numbers, flags and files stay. */
const withSecrets = (input: unknown, value: string): unknown =>
  Object.fromEntries(
    Object.entries(Object(input)).map(([name, given]) => [
      name,
      isSecret(name) && typeof given === 'string' ? value : given,
    ]),
  );

/** Everything that a logger could print of an error. */
const printed = (error: unknown) =>
  [inspect(error, { depth: 10, showHidden: true }), JSON.stringify(error), String(error)].join('\n');

/** The ways in which servers echo a request in an error. */
const echoes: readonly ((request: TransportRequest) => object | string)[] = [
  ({ headers, url, body }) => ({
    message: `jwt malformed: ${headers['Authorization']} ${url} ${String(body)}`,
  }),
  ({ headers, url, body }) => ({
    code: 'NO_USER',
    message: [headers['Idempotency-Key'], url, body].join(' '),
  }),
  ({ headers, url }) => ({ error: { message: decodeURIComponent(url), code: headers['Authorization'] } }),
  ({ headers }) => headers['Authorization']?.replace('Bearer ', '') ?? 'none',
];

test.each(rows)('keeps secrets out of the errors of %s', async (_, endpoint, input) => {
  await fc.assert(
    fc.asyncProperty(secret, secret, secret, fc.constantFrom(...echoes), async (value, token, key, echo) => {
      const client = createClient({
        baseURL: '',
        getToken: () => token,
        transport: async (request) => ({ status: 400, text: JSON.stringify(echo(request)) }),
      });
      const error: unknown = await endpoint(client, withSecrets(input, value), { idempotencyKey: key }).catch(
        (reason: unknown) => reason,
      );
      expect(isSdkError(error)).toBe(true);
      const text = printed(error);
      const carried = Object.keys(Object(input)).some(isSecret) ? [value, token, key] : [token, key];
      for (const hidden of carried) {
        for (const form of [hidden, encodeURIComponent(hidden), JSON.stringify(hidden).slice(1, -1)]) {
          expect(text).not.toContain(form);
        }
      }
    }),
    { numRuns: 10 },
  );
});

const refusing = (code: string, status = 400) =>
  createClient({
    baseURL: '',
    getToken: () => 'INVALID',
    transport: async () => ({ status, text: JSON.stringify({ message: code }) }),
  });

test.each(Object.keys(errorCatalogue))('does not redact %s, whatever was sent', async (code) => {
  for (const part of code.split('_').filter((word) => word.length > 1)) {
    const input = { oldPassword: part, newPassword: code };
    await expect(changePassword(refusing(code), input)).rejects.toMatchObject({ code, message: code });
  }
});

test('does not redact unknown codes and the end of a session', async () => {
  const input = { username: '0812345678', password: 'FROZEN' };
  await expect(login(refusing('WALLET_FROZEN'), input)).rejects.toMatchObject({ code: 'WALLET_FROZEN' });
  const ended = await transfer.safe(refusing('INVALID_USER_1'), { from: 'WALLET', to: 'PG', amount: 1 });
  expect(!ended.ok && isSessionEnded(ended.error)).toBe(true);
});

test('redacts a secret completely if another one is its prefix', async () => {
  const input = { oldPassword: 'hunter2', newPassword: 'hunter2-and-more' };
  const refused = changePassword(refusing('Bad: hunter2-and-more, hunter2'), input);
  await expect(refused).rejects.toMatchObject({ message: 'Bad: ***, ***' });
});

test('redacts a secret that looks like a code', async () => {
  const input = { username: '0812345678', password: 'HUNTER_2' };
  await expect(login(refusing('HUNTER_2'), input)).rejects.toMatchObject({ code: '***', message: '***' });
});

test('refuses half a surrogate pair in a path, and accepts it elsewhere', async () => {
  const input = { username: '0812345678', password: 'x\ud800' };
  await expect(login(refusing('Wrong: x\ud800'), input)).rejects.toMatchObject({ message: 'Wrong: ***' });
  const game = { game: 'imi', username: 'u1', password: 'x\ud800' };
  await expect(autoLoginWithPassword(refusing('NO_USER'), game)).rejects.toThrow(TypeError);
});
