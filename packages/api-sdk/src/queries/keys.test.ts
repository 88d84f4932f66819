import { createClient } from '../client/create-client';
import { autoLoginWithPassword } from '../endpoints/auto-login';
import { validateAccount } from '../endpoints/account';
import { getBanks } from '../endpoints/lookup';
import { getQrCode } from '../endpoints/qrcode';
import { listStatement } from '../endpoints/statement';
import { getWallet } from '../endpoints/wallet';
import { activateSlot } from '../endpoints/game-accounts';
import { declared } from '../fixtures/examples';
import { callKey, pagesKey, readKey, sessionKey } from './keys';
import type { SessionClient } from './session-client';
import { forSession } from './session-client';

const plain = createClient({ baseURL: 'https://a.example/', getToken: () => 'the-token-of-somebody-else' });
const somchai = forSession(plain, { member: 'somchai', token: 'a-secret-token' });
const malee = forSession(plain, { member: 'malee', token: 'another-secret-token' });
const visitor = forSession(plain, null);
const untyped = readKey as (client: SessionClient, endpoint: unknown, input: unknown) => unknown;

test('a key contains the member, the call and its input', () => {
  expect(readKey(somchai, getQrCode, { provider: 'KBANK' })).toEqual([
    'member-wallet',
    'https://a.example',
    'somchai',
    'getQrCode',
    { provider: 'KBANK' },
  ]);
});

test('keys differ between members, visitors and servers; those of visitors’ calls are the same for all', () => {
  const elsewhere = forSession(createClient({ baseURL: 'https://b.example' }), {
    member: 'somchai',
    token: 'a-secret-token',
  });
  const keys = [somchai, malee, visitor, elsewhere].map((client) =>
    JSON.stringify(readKey(client, getWallet)),
  );
  expect(new Set(keys).size).toBe(4);
  expect(readKey(somchai, getBanks)).toEqual(readKey(visitor, getBanks));
  expect(readKey(elsewhere, getBanks)).not.toEqual(readKey(visitor, getBanks));
});

test('a key starts with the callKey of its call, and with the sessionKey of its member', () => {
  const paging = { page: 1, limit: 10 };
  for (const key of [readKey(somchai, listStatement, paging), pagesKey(somchai, listStatement, 10)]) {
    expect(key.slice(0, 4)).toEqual(callKey(somchai, listStatement));
    expect(key.slice(0, 3)).toEqual(sessionKey(somchai));
  }
  expect(readKey(somchai, listStatement, paging)).not.toEqual(pagesKey(somchai, listStatement, 10));
});

test('the key of any read contains no token and no secret of its input', () => {
  const reads = declared.filter(({ endpoint }) => endpoint.effect === 'read');
  expect(reads.length).toBeGreaterThan(30);
  for (const { endpoint, input } of reads) {
    const text = JSON.stringify(untyped(somchai, endpoint, input));
    expect(text).toContain(`"${endpoint.operationId}"`);
    expect(text).not.toMatch(/secret|token|password/i);
  }
  expect(() => readKey(visitor, validateAccount, { password: 'hunter2' } as never)).toThrow(
    new TypeError('validateAccount: "password" is secret and cannot be part of a key'),
  );
});

test('writes have no key, whatever their method', () => {
  expect(activateSlot.method).toBe('GET');
  // @ts-expect-error a write is no read
  expect(() => readKey(somchai, activateSlot, { slotCode: 'PG' })).toThrow(/changes something/);
  // @ts-expect-error a write is no read
  expect(() => callKey(somchai, autoLoginWithPassword)).toThrow(/changes something/);
});

test('the client of a session sends its token, whatever token the original client has by now', () => {
  expect([somchai.getToken?.(), malee.getToken?.(), visitor.getToken?.()]).toEqual([
    'a-secret-token',
    'another-secret-token',
    null,
  ]);
});
