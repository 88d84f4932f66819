/** @starts servers */
import type { Sandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import type { CallDetails } from '../testing/caller';
import { onEveryStore } from '../testing/every-store';
import { registerMember } from '../testing/register-member';
import { startAt } from '../testing/seeded';

onEveryStore('moving money', (place) => {
  let sandbox: Sandbox;
  let token: string;
  const phone = '0841110001';

  beforeAll(async () => {
    sandbox = await startAt(place);
    token = await registerMember(sandbox.url, phone);
  });
  afterAll(() => sandbox.close());
  afterEach(async () => {
    expect(await sandbox.invariants()).toMatchObject({ ok: true });
  });

  const fund = (amount: number) =>
    call(sandbox.url, 'POST', '/console/fund', { market: 'th', phone, amount });
  const move = (from: string, to: string, amount: unknown, details: CallDetails = {}) =>
    call(sandbox.url, 'POST', '/th/api/wallet/transfer', { from, to, amount }, { token, ...details });
  const balances = async (): Promise<Record<string, unknown>> => {
    const { body } = await call(sandbox.url, 'GET', '/th/api/wallet', undefined, { token });
    const slots = at(body, 'slots');
    if (!Array.isArray(slots)) throw new Error('no slots');
    return {
      WALLET: at(body, 'wallet', 'amount'),
      ...Object.fromEntries(slots.map((slot) => [String(at(slot, 'code')), at(slot, 'amount')])),
    };
  };
  const statement = (page: number, limit: number) =>
    call(sandbox.url, 'POST', '/th/api/statement', { page, limit }, { token });
  const total = async (): Promise<number> => Number(at((await statement(1, 1)).body, 'total'));

  test('transfers of 100.10 and 33.33 are exact to the satang', async () => {
    await fund(1000);
    expect((await move('WALLET', 'PG', 100.1)).status).toBe(200);
    expect((await move('PG', 'WALLET', 33.33)).status).toBe(200);
    expect(await balances()).toMatchObject({ WALLET: 933.23, PG: 66.77 });
    expect((await statement(1, 10)).body).toMatchObject({
      total: 3,
      statements: [
        { statementType: 'transfer', from: 'PG', to: 'WALLET', amount: 33.33, status: 'SUCCESS' },
        { statementType: 'transfer', from: 'WALLET', to: 'PG', amount: 100.1, status: 'SUCCESS' },
        { statementType: 'deposit', from: 'SCB', to: 'WALLET', amount: 1000, status: 'SUCCESS' },
      ],
    });
  });

  test.each([
    ['nothing', 'WALLET', 'PG', 0, 'TRANSFER_MINIMUM'],
    ['less than one', 'WALLET', 'PG', 0.99, 'TRANSFER_MINIMUM'],
    ['less than nothing', 'WALLET', 'PG', -5, 'TRANSFER_MINIMUM'],
    ['more than there is', 'WALLET', 'PG', 100_000, 'MONEY_NOT_ENOUGH'],
    ['a third decimal', 'WALLET', 'PG', 1.005, 'KEY_INVALID'],
    ['letters', 'WALLET', 'PG', 'ten', 'KEY_INVALID'],
    ['digits in quotes', 'WALLET', 'PG', '10', 'KEY_INVALID'],
    ['no amount', 'WALLET', 'PG', undefined, 'KEY_MISSING'],
    ['one and the same account', 'PG', 'PG', 5, 'KEY_INVALID'],
    ['an unknown game', 'WALLET', 'NOPE', 5, 'NO_GAME'],
    ['a game that is not active', 'WALLET', 'BETFLIX', 5, 'SLOT_NO_ACCOUNT'],
  ])('refuses %s, and nothing moves', async (_, from, to, amount, code) => {
    const before = await balances();
    const lines = await total();
    expect((await move(from, to, amount)).body).toEqual({ message: code, code });
    expect(await balances()).toEqual(before);
    expect(await total()).toBe(lines);
  });

  test('fifty simultaneous transfers from one wallet never overdraw it', async () => {
    const before = await balances();
    const amount = Math.floor(Number(before.WALLET) / 12);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => move('WALLET', i % 2 === 0 ? 'PG' : 'UFABET', amount)),
    );
    const done = answers.filter((answer) => answer.status === 200).length;
    expect(done).toBe(12);
    const refused = answers.filter((answer) => answer.status !== 200);
    expect(new Set(refused.map((answer) => at(answer.body, 'code')))).toEqual(new Set(['MONEY_NOT_ENOUGH']));
    const after = await balances();
    expect(Number(after.WALLET)).toBeCloseTo(Number(before.WALLET) - 12 * amount, 2);
  });

  test('simultaneous transfers in a circle keep the sum', async () => {
    await fund(500);
    const sum = async () =>
      Object.values(await balances()).reduce<number>((all, one) => all + Number(one), 0);
    const before = await sum();
    const circle = ['WALLET', 'PG', 'UFABET', 'HUAYHD'];
    await Promise.all(
      Array.from({ length: 60 }, (_, i) => move(circle[i % 4] ?? '', circle[(i + 1) % 4] ?? '', 1.01)),
    );
    expect(await sum()).toBeCloseTo(before, 2);
  });

  test('transferAll moves the whole balance of the wallet to one game, once, and leaves other games unchanged', async () => {
    const before = await balances();
    const all = () => call(sandbox.url, 'POST', '/th/api/wallet/transferAll', { to: 'HUAYHD' }, { token });
    expect((await all()).body).toMatchObject({ message: 'OK', amount: before.WALLET });
    expect(await balances()).toEqual({
      ...before,
      WALLET: 0,
      HUAYHD: Math.round((Number(before.HUAYHD) + Number(before.WALLET)) * 100) / 100,
    });
    expect(at((await all()).body, 'code')).toBe('MONEY_NOT_ENOUGH');
  });

  describe('with an Idempotency-Key', () => {
    test('the same request is done once, and its response repeated', async () => {
      await fund(100);
      const before = await balances();
      const first = await move('WALLET', 'PG', 10, { key: 'k-1' });
      const again = await move('WALLET', 'PG', 10, { key: 'k-1' });
      expect(again).toEqual(first);
      expect(first.status).toBe(200);
      expect(await balances()).toMatchObject({ WALLET: Number(before.WALLET) - 10 });
    });

    test('a refusal is repeated, even if the transfer would now succeed', async () => {
      const refused = await move('WALLET', 'PG', 5_000, { key: 'k-2' });
      expect(at(refused.body, 'code')).toBe('MONEY_NOT_ENOUGH');
      await fund(6_000);
      expect(await move('WALLET', 'PG', 5_000, { key: 'k-2' })).toEqual(refused);
    });

    test('the key with another request is refused', async () => {
      expect((await move('WALLET', 'PG', 11, { key: 'k-1' })).status).toBe(422);
    });

    test('simultaneous requests move the money once', async () => {
      const before = await balances();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => move('WALLET', 'PG', 7, { key: 'k-3' })),
      );
      const codes = answers.map((answer) => at(answer.body, 'code') ?? answer.status);
      expect(codes).toContain(200);
      expect(codes.filter((code) => code !== 200 && code !== 'IDEMPOTENCY_IN_FLIGHT')).toEqual([]);
      expect(await balances()).toMatchObject({ WALLET: Number(before.WALLET) - 7 });
    });

    test('a key belongs to one member', async () => {
      const other = await tokenOf(sandbox.url, 'th', '0812345678');
      expect((await move('WALLET', 'PG', 3, { key: 'k-1', token: other })).status).toBe(200);
    });

    test('a malformed key is refused', async () => {
      expect((await move('WALLET', 'PG', 3, { key: 'a b' })).status).toBe(400);
      expect((await move('WALLET', 'PG', 3, { key: 'x'.repeat(256) })).status).toBe(400);
    });
  });

  test('a game is activated once, then has credentials and accepts money', async () => {
    const get = (what: string, code: string) =>
      call(sandbox.url, 'GET', `/th/api/wallet/${what}/${code}`, undefined, { token });
    expect(at((await get('account', 'JOKER')).body, 'code')).toBe('SLOT_NO_ACCOUNT');
    expect(at((await get('activate', 'NOPE')).body, 'code')).toBe('NO_GAME');
    expect((await get('activate', 'JOKER')).status).toBe(200);
    expect(at((await get('activate', 'JOKER')).body, 'code')).toBe('SLOT_ALREADY_ACTIVE');
    const first = await get('account', 'JOKER');
    expect(first.body).toEqual({
      username: expect.stringMatching(/^joker\w{6}$/),
      password: expect.stringMatching(/^\w{10}$/),
    });
    expect((await get('resetpassword', 'JOKER')).status).toBe(200);
    const second = await get('account', 'JOKER');
    expect(at(second.body, 'username')).toBe(at(first.body, 'username'));
    expect(at(second.body, 'password')).not.toBe(at(first.body, 'password'));
    expect((await move('WALLET', 'JOKER', 2)).status).toBe(200);
  });

  test('a transfer that a provider refuses is returned, shown as failed, and not repeated for its key', async () => {
    const provider = (state: string) =>
      call(sandbox.url, 'POST', '/console/providers', { market: 'th', game: 'PG', state });
    await fund(100);
    await move('WALLET', 'PG', 20);
    const before = await balances();
    const lines = await total();
    await provider('down');
    for (const details of [{ key: 'failed-1' }, { key: 'failed-1' }, {}]) {
      const answer = await move('WALLET', 'PG', 10, details);
      expect([answer.status, at(answer.body, 'code')]).toEqual([422, 'TRANSFER_FAIL']);
    }
    expect(at((await move('PG', 'WALLET', 5)).body, 'code')).toBe('TRANSFER_FAIL');
    const all = await call(sandbox.url, 'POST', '/th/api/wallet/transferAll', { to: 'PG' }, { token });
    expect(at(all.body, 'code')).toBe('TRANSFER_FAIL');
    const out = await call(sandbox.url, 'POST', '/th/api/wallet/withdrawAll', { amount: 100 }, { token });
    expect(at(out.body, 'code')).toBe('TRANSFER_FAIL');
    await provider('up');
    expect(await balances()).toEqual(before);
    expect(await total()).toBe(lines + 4);
    expect(at((await statement(1, 1)).body, 'statements', 0)).toMatchObject({
      statementType: 'transfer',
      to: 'PG',
      status: 'FAILED',
    });
    // The stored answer stays.
    expect(at((await move('WALLET', 'PG', 10, { key: 'failed-1' })).body, 'code')).toBe('TRANSFER_FAIL');
    expect((await move('WALLET', 'PG', 10)).status).toBe(200);
  });

  test('the statement’s pages neither overlap nor leave gaps', async () => {
    const demo = await tokenOf(sandbox.url, 'th', '0812345678');
    const page = (number: number) =>
      call(sandbox.url, 'POST', '/th/api/statement', { page: number, limit: 10 }, { token: demo });
    const pages = await Promise.all([1, 2, 3, 4, 5].map(page));
    const lines = pages.flatMap(({ body }) => {
      const statements = at(body, 'statements');
      return Array.isArray(statements) ? statements : [];
    });
    const count = Number(at(pages[0]?.body, 'total'));
    expect(count).toBeGreaterThanOrEqual(25);
    expect(lines).toHaveLength(count);
    expect(new Set(lines.map((line) => at(line, '_id'))).size).toBe(count);
    const times = lines.map((line) => String(at(line, 'createdAt')));
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(lines.map((line) => at(line, 'statementType')))).toEqual(
      new Set(['deposit', 'withdraw', 'transfer', 'bonus', 'finish_bonus']),
    );
    expect(new Set(lines.map((line) => at(line, 'status')))).toEqual(
      new Set(['SUCCESS', 'FAILED', 'PENDING']),
    );
  });

  test.each([
    [0, 10],
    [1, 0],
    [1, 101],
    [1.5, 10],
    [-1, 10],
    [1e300, 10],
  ])('page %p of %p is refused', async (page, limit) => {
    expect((await statement(page, limit)).status).toBe(400);
  });
});
