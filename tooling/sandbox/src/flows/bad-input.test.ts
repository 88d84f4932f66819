/** @starts servers */
import { errorCatalogue } from '@member-wallet/api-sdk';
import type { Sandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import type { Answer } from '../testing/caller';
import { onOneStore } from '../testing/every-store';
import { startAt } from '../testing/seeded';

const DOCUMENTED: ReadonlySet<unknown> = new Set([
  ...Object.keys(errorCatalogue),
  'gone',
  'invalid-token',
  'IDEMPOTENCY_IN_FLIGHT',
]);

onOneStore('bad input', (place) => {
  let sandbox: Sandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await startAt(place);
    token = await tokenOf(sandbox.url, 'la', '02055512345');
  });
  afterAll(() => sandbox.close());

  const expectDocumented = (answer: Answer): void => {
    expect(answer.status).toBeLessThan(500);
    if (answer.status >= 400) {
      expect(DOCUMENTED).toContain(at(answer.body, 'code'));
      expect(at(answer.body, 'message')).toBe(at(answer.body, 'code'));
    }
  };

  test.each([
    ['malformed JSON', '{"from":', 400],
    ['no JSON at all', 'from=WALLET&to=PG', 400],
    ['an empty body', '', 400],
    ['a body that is null', 'null', 400],
    ['a list', '[1,2]', 400],
    ['an amount beyond all numbers', '{"from":"WALLET","to":"PG","amount":1e309}', 400],
    ['the word NaN', '{"from":"WALLET","to":"PG","amount":NaN}', 400],
    ['a prototype key', '{"__proto__":{"amount":5},"from":"WALLET","to":"PG","amount":5}', 400],
    ['a constructor key', '{"constructor":{"prototype":{"a":1}},"from":"WALLET","to":"PG","amount":5}', 400],
    ['nesting without end', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400],
    ['a field nested without end', `{"from":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)},"to":"PG"}`, 400],
    ['100 KB', JSON.stringify({ from: 'x'.repeat(100_000), to: 'PG', amount: 1 }), 413],
  ])('a transfer with %s is refused', async (_, raw, status) => {
    const answer = await call(sandbox.url, 'POST', '/la/api/wallet/transfer', undefined, { token, raw });
    expect(answer.status).toBe(status);
    expectDocumented(answer);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense'])(
    'a body of type %s is refused',
    async (type) => {
      const answer = await call(sandbox.url, 'POST', '/la/api/login', undefined, {
        raw: 'username=1',
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(400);
      expectDocumented(answer);
    },
  );

  test.each([
    ['GET', '/la/api/wallet/account/%E0%A4%A', 400],
    ['GET', '/la/api/wallet/account/%00', 400],
    ['GET', `/la/api/wallet/account/${'x'.repeat(300)}`, 404],
    ['GET', `/la/api/wallet/account/${'x'.repeat(5000)}`, 400],
    ['GET', '/la/api/wallet/account/', 404],
    ['GET', '/la/api/nothing/here', 404],
    ['DELETE', '/la/api/wallet', 404],
    ['GET', '/xx/api/lookup/info', 404],
    ['GET', '/la/api/art/games/..%2f..%2fsecret.svg', 404],
    ['GET', '/la/api/art/games/__proto__.svg', 404],
  ])('%s %s is answered with %s', async (method, path, status) => {
    const answer = await call(sandbox.url, method, path, undefined, { token });
    expect(answer.status).toBe(status);
    expectDocumented(answer);
  });
});
