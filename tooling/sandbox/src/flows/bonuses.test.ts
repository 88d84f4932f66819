/** @starts servers */
import { DAY } from '../clock';
import type { Sandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import { onOneStore } from '../testing/every-store';
import { registerMember } from '../testing/register-member';
import { startAt } from '../testing/seeded';

const PHONES = ['0841110021', '0841110022', '0841110023'];

onOneStore('bonuses and promotions', (place) => {
  let sandbox: Sandbox;
  let tokens: readonly string[];

  beforeAll(async () => {
    sandbox = await startAt(place);
    tokens = await Promise.all(PHONES.map((phone) => registerMember(sandbox.url, phone)));
  });
  afterAll(() => sandbox.close());
  afterEach(async () => {
    expect(await sandbox.invariants()).toMatchObject({ ok: true });
  });

  const get = (path: string, member = 0, key?: string) =>
    call(sandbox.url, 'GET', `/th/api/${path}`, undefined, {
      token: tokens[member] ?? '',
      ...(key !== undefined && { key }),
    });
  const codeOf = async (path: string, member = 0) => at((await get(path, member)).body, 'code');
  const wallet = async (member = 0) => Number(at((await get('wallet', member)).body, 'wallet', 'amount'));
  const bonus = async (code: string, member = 0) => {
    const { body } = await get('bonus', member);
    return Array.isArray(body) ? body.find((each) => at(each, 'code') === code) : undefined;
  };
  const advance = (ms: number) => call(sandbox.url, 'POST', '/console/clock', { ms });

  test('a bonus is paid once, becomes active, and is in the statement', async () => {
    expect(at(await bonus('DAILY'), 'userBonus')).toBeNull();
    expect((await get('bonus/activate/DAILY')).status).toBe(200);
    expect(await wallet()).toBe(20);
    expect((await get('bonus/check/active')).body).toEqual({ status: true, type: 'day' });
    expect(await bonus('DAILY')).toMatchObject({
      type: 'day',
      maxReceived: 1,
      userBonus: { isActive: true, received: [{ updatedAt: expect.stringMatching(/Z$/) }] },
    });
    const lines = await call(
      sandbox.url,
      'POST',
      '/th/api/statement',
      { page: 1, limit: 1 },
      { token: tokens[0] ?? '' },
    );
    expect(at(lines.body, 'statements', 0)).toMatchObject({
      statementType: 'bonus',
      amount: 20,
      bonus: { description: 'โบนัสรายวัน' },
    });
  });

  test('while one is active, the same one and others are refused', async () => {
    expect(await codeOf('bonus/activate/DAILY')).toBe('BONUS_ALREADY_ACTIVE');
    expect(await codeOf('bonus/activate/LOYAL')).toBe('BONUS_REMAINING');
    expect(await codeOf('promotion/activate/FRIEND50')).toBe('BONUS_REMAINING');
    expect(await wallet()).toBe(20);
  });

  test('one without conditions can end at once, and be received again a day later', async () => {
    expect((await get('bonus/check/minimum')).status).toBe(200);
    expect((await get('bonus/clear')).body).toEqual({ message: 'BONUS_CLEAR' });
    expect((await get('bonus/check/active')).body).toEqual({ status: false, type: null });
    expect(await codeOf('bonus/activate/DAILY')).toBe('BONUS_MAX_CLAIMED');
    await advance(DAY);
    expect((await get('bonus/activate/DAILY')).status).toBe(200);
    await get('bonus/clear');
    await advance(-DAY);
  });

  test('one with conditions cannot end before its turnover is reached or its money is lost', async () => {
    expect((await get('bonus/activate/WELCOME')).status).toBe(200);
    expect(await codeOf('bonus/check/minimum')).toBe('BONUS_CONDITION');
    expect(await codeOf('bonus/clear')).toBe('BONUS_CONDITION');
    expect((await get('bonus/check/active')).body).toEqual({ status: true, type: 'limit' });
    // A transfer into a game is not a loss.
    await call(sandbox.url, 'POST', '/th/api/wallet/transferAll', { to: 'PG' }, { token: tokens[0] ?? '' });
    expect(await codeOf('bonus/clear')).toBe('BONUS_CONDITION');
  });

  test('of twenty simultaneous requests for a bonus one receives it', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('bonus/activate/LOYAL', 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await wallet(1)).toBe(100);
  });

  test('a limited bonus is refused once it is used up', async () => {
    // A demo member holds the only one of this market.
    expect(await codeOf('bonus/activate/FIRST1', 2)).toBe('BONUS_FULL');
    expect(await codeOf('bonus/activate/NOPE', 2)).toBe('NO_DATA');
  });

  test('the same Idempotency-Key pays once and repeats the response', async () => {
    const first = await get('bonus/activate/SPORTS', 2, 'key-1');
    expect(first.status).toBe(200);
    expect(await get('bonus/activate/SPORTS', 2, 'key-1')).toEqual(first);
    expect(await wallet(2)).toBe(80);
  });

  test('a promotion is found by its code, received once, and then current', async () => {
    await advance(DAY);
    const { url } = sandbox;
    const token = await tokenOf(url, 'th', '0898765432');
    const ask = (path: string) => call(url, 'GET', `/th/api/${path}`, undefined, { token });
    expect(at((await ask('promotion/current')).body, 'code')).toBe('NO_PROMOTION');
    expect(at((await ask('promotion/find/NOPE')).body, 'code')).toBe('NO_PROMOTION');
    expect((await ask('promotion/find/FRIEND50')).body).toMatchObject({ percentFail: 10 });
    expect((await ask('promotion/activate/FRIEND50')).status).toBe(200);
    expect((await ask('promotion/current')).body).toMatchObject({ code: 'FRIEND50', percentFail: 10 });
    expect((await ask('bonus/check/active')).body).toEqual({ status: true, type: 'promotion' });
    expect((await ask('bonus/clear')).status).toBe(200);
    expect(at((await ask('promotion/activate/FRIEND50')).body, 'code')).toBe('PROMOTION_RECEIVED');
    expect(at((await ask('promotion/activate/NOPE')).body, 'code')).toBe('NO_PROMOTION');
  });

  test('every banner is a picture, and an unknown name is not found', async () => {
    const { body } = await get('bonus', 1);
    const banners = (Array.isArray(body) ? body : []).flatMap((each) => at(each, 'banners'));
    expect(banners.length).toBeGreaterThanOrEqual(8);
    for (const banner of banners) {
      const picture = await fetch(`${sandbox.url}/th${String(at(banner, 'image'))}`);
      expect(picture.headers.get('content-type')).toContain('image/svg+xml');
      expect(await picture.text()).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
    }
    expect((await fetch(`${sandbox.url}/th/api/art/bonuses/constructor-1.svg`)).status).toBe(404);
  });
});
