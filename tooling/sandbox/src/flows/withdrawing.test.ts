/** @starts servers */
import { MINUTE } from '../clock';
import type { Sandbox } from '../start-sandbox';
import { at, call } from '../testing/caller';
import type { CallDetails } from '../testing/caller';
import { onOneStore } from '../testing/every-store';
import { registerMember } from '../testing/register-member';
import { startAt } from '../testing/seeded';

onOneStore('withdrawing', (place) => {
  let sandbox: Sandbox;
  let token: string;
  const phone = '0871110001';

  beforeAll(async () => {
    sandbox = await startAt(place);
    token = await registerMember(sandbox.url, phone);
    await call(sandbox.url, 'POST', '/console/fund', { market: 'th', phone, amount: 60_000 });
  });
  afterAll(() => sandbox.close());
  afterEach(async () => {
    expect(await sandbox.invariants()).toMatchObject({ ok: true });
  });

  const ask = (path: 'withdraw' | 'withdrawAll', amount: unknown, details: CallDetails = {}) =>
    call(sandbox.url, 'POST', `/th/api/wallet/${path}`, { amount }, { token, ...details });
  const wallet = async (): Promise<number> =>
    Number(
      at((await call(sandbox.url, 'GET', '/th/api/wallet', undefined, { token })).body, 'wallet', 'amount'),
    );
  const newest = async () => {
    const { body } = await call(sandbox.url, 'POST', '/th/api/statement', { page: 1, limit: 1 }, { token });
    return at(body, 'statements', 0);
  };
  const undecided = async (): Promise<number> => {
    const { body } = await call(sandbox.url, 'GET', '/console/overview');
    const all = at(body, 'withdrawals');
    if (!Array.isArray(all)) throw new Error('no list');
    return Number(at(all.filter((one) => at(one, 'phone') === phone).at(-1), 'id'));
  };
  const decide = (id: number, decision: string) =>
    call(sandbox.url, 'POST', '/console/withdrawals', { id, decision });

  test('takes the money from the wallet at once, with a pending line in the statement', async () => {
    const before = await wallet();
    expect((await ask('withdraw', 500.25)).status).toBe(200);
    expect(await wallet()).toBe(before - 500.25);
    expect(await newest()).toMatchObject({
      statementType: 'withdraw',
      from: 'WALLET',
      to: 'SCB',
      amount: 500.25,
      status: 'PENDING',
    });
  });

  test('an approved withdrawal is marked so, and its money is gone', async () => {
    const before = await wallet();
    expect((await decide(await undecided(), 'approved')).status).toBe(200);
    expect(await wallet()).toBe(before);
    expect(at(await newest(), 'status')).toBe('SUCCESS');
  });

  test('a refused withdrawal is marked so, and its money is returned', async () => {
    const before = await wallet();
    await ask('withdraw', 300);
    expect((await decide(await undecided(), 'refused')).status).toBe(200);
    expect(await wallet()).toBe(before);
    expect(at(await newest(), 'status')).toBe('FAILED');
  });

  test('is approved automatically after two minutes', async () => {
    await ask('withdraw', 200);
    await call(sandbox.url, 'POST', '/console/clock', { ms: 2 * MINUTE });
    expect(at(await newest(), 'status')).toBe('SUCCESS');
    expect(await undecided()).toBeNaN();
  });

  test('one of several parallel decisions takes effect', async () => {
    const before = await wallet();
    await ask('withdraw', 400);
    const id = await undecided();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => decide(id, i % 2 === 0 ? 'approved' : 'refused')),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 404),
    ]);
    const status = at(await newest(), 'status');
    expect(['SUCCESS', 'FAILED']).toContain(status);
    expect(await wallet()).toBe(status === 'SUCCESS' ? before - 400 : before);
  });

  test.each([
    ['below the smallest', 99.99, 'TRANSFER_MINIMUM'],
    ['nothing', 0, 'TRANSFER_MINIMUM'],
    ['less than nothing', -500, 'TRANSFER_MINIMUM'],
    ['above the largest', 50_000.01, 'KEY_INVALID'],
    ['a third decimal', 500.001, 'KEY_INVALID'],
    ['letters', 'all', 'KEY_INVALID'],
    ['no amount', undefined, 'KEY_MISSING'],
  ])('refuses %s', async (_, amount, code) => {
    const before = await wallet();
    for (const path of ['withdraw', 'withdrawAll'] as const) {
      expect(at((await ask(path, amount)).body, 'code')).toBe(code);
    }
    expect(await wallet()).toBe(before);
  });

  test('twenty simultaneous withdrawals never take more than the balance', async () => {
    const before = await wallet();
    const amount = Math.floor(before / 4);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('withdraw', amount)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(4);
    expect(await wallet()).toBeCloseTo(before - 4 * amount, 2);
  });

  test('parallel requests and refusals do not deadlock', async () => {
    await call(sandbox.url, 'POST', '/console/fund', { market: 'th', phone, amount: 5000 });
    const before = await wallet();
    for (let round = 0; round < 5; round += 1) {
      expect((await ask('withdraw', 150)).status).toBe(200);
      const id = await undecided();
      const answers = await Promise.all([
        decide(id, 'refused'),
        ...Array.from({ length: 6 }, () => ask('withdraw', 100)),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 7 }, () => 200));
    }
    expect(await wallet()).toBeCloseTo(before - 5 * 600, 2);
  });

  test('withdrawAll first moves the games’ balances to the wallet, or changes nothing', async () => {
    await call(sandbox.url, 'POST', '/console/fund', { market: 'th', phone, amount: 1000 });
    for (const to of ['PG', 'UFABET']) {
      await call(
        sandbox.url,
        'POST',
        '/th/api/wallet/transfer',
        { from: 'WALLET', to, amount: 300.5 },
        { token },
      );
    }
    const before = await wallet();
    expect(at((await ask('withdrawAll', before + 601.01)).body, 'code')).toBe('MONEY_NOT_ENOUGH');
    expect(await wallet()).toBe(before);
    expect((await ask('withdrawAll', 700)).status).toBe(200);
    expect(await wallet()).toBeCloseTo(before + 601 - 700, 2);
  });

  test('with an Idempotency-Key one request makes one withdrawal', async () => {
    const before = await wallet();
    expect((await ask('withdraw', 100, { key: 'w-1' })).status).toBe(200);
    expect((await ask('withdraw', 100, { key: 'w-1' })).status).toBe(200);
    expect((await ask('withdrawAll', 100, { key: 'w-1' })).status).toBe(422);
    expect(await wallet()).toBeCloseTo(before - 100, 2);
  });

  test('an active bonus prevents withdrawals until its conditions are met', async () => {
    const bonuses = (await call(sandbox.url, 'GET', '/th/api/bonus', undefined, { token })).body;
    const code = String(at(bonuses, 0, 'code') ?? at(bonuses, 'bonuses', 0, 'code'));
    await call(sandbox.url, 'POST', '/console/fund', { market: 'th', phone, amount: 500 });
    const activated = await call(sandbox.url, 'GET', `/th/api/bonus/activate/${code}`, undefined, { token });
    expect(activated.status).toBe(200);
    const before = await wallet();
    for (const path of ['withdraw', 'withdrawAll'] as const) {
      expect(at((await ask(path, 100)).body, 'code')).toBe('BONUS_REMAINING');
    }
    expect(await wallet()).toBe(before);
  });
});
