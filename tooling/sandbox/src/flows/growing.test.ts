/** @starts servers */
import type { Sandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import { onOneStore } from '../testing/every-store';
import { startAt } from '../testing/seeded';

const PHONE = '0812345678';
const GROWTH = { statement: 400, slips: 30, games: 25, bonuses: 9, invites: 40, coupons: 20 };

onOneStore('a member whose data is grown', (place) => {
  let sandbox: Sandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await startAt(place, { console: true });
    token = await tokenOf(sandbox.url, 'th', PHONE);
  });
  afterAll(() => sandbox.close());

  const get = (path: string) => call(sandbox.url, 'GET', `/th/api${path}`, undefined, { token });
  const page = (path: string, number = 1) =>
    call(sandbox.url, 'POST', `/th/api${path}`, { page: number, limit: 30 }, { token });
  const grow = (given: object, phone = PHONE, market = 'th') =>
    call(sandbox.url, 'POST', '/console/growth', { market, phone, ...given });
  const totals = async () => ({
    statement: at((await page('/statement')).body, 'total'),
    slips: at((await page('/statement/slip')).body, 'total'),
    invites: at((await page('/invite')).body, 'total'),
    coupons: ((await get('/spinwheel/coupon')).body as unknown[]).length,
  });
  const codesOf = (list: unknown) => (list as readonly { code: string }[]).map(({ code }) => code);

  test('gets the requested number of everything, each time, and the ledger is sound', async () => {
    const games = codesOf(at((await get('/wallet')).body, 'slots')).length;
    const bonuses = codesOf((await get('/bonus')).body).length;
    const before = await totals();
    for (const times of [1, 2]) {
      expect(await grow(GROWTH)).toEqual({ status: 200, body: { message: 'OK' } });
      expect(await totals()).toEqual({
        statement: Number(before.statement) + times * GROWTH.statement,
        slips: Number(before.slips) + times * GROWTH.slips,
        invites: Number(before.invites) + times * GROWTH.invites,
        coupons: before.coupons + times * GROWTH.coupons,
      });
      expect(new Set(codesOf(at((await get('/wallet')).body, 'slots'))).size).toBe(
        games + times * GROWTH.games,
      );
      expect(new Set(codesOf((await get('/bonus')).body)).size).toBe(bonuses + times * GROWTH.bonuses);
    }
    expect((await sandbox.invariants()).ok).toBe(true);
  });

  test('has a statement whose pages have no gaps or repetitions, newest first', async () => {
    const seen: { _id: string; createdAt: string }[] = [];
    for (let number = 1; ; number += 1) {
      const rows = at((await page('/statement', number)).body, 'statements') as typeof seen;
      if (rows.length === 0) break;
      seen.push(...rows);
    }
    expect(seen).toHaveLength(Number((await totals()).statement));
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(seen.length);
    const times = seen.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('has copies of games with pictures, login and lobby; a copy cannot be activated', async () => {
    const slots = at((await get('/wallet')).body, 'slots') as readonly {
      code: string;
      logo: string;
      background: string;
      web: string;
    }[];
    const copy = slots.find(({ code }) => code.includes('-'));
    expect(copy).toBeDefined();
    for (const path of [copy?.logo, copy?.background, copy?.web]) {
      expect((await call(sandbox.url, 'GET', `/th${path}`)).status).toBe(200);
    }
    expect((await get(`/wallet/account/${copy?.code}`)).status).toBe(200);
    expect(await get('/wallet/activate/PG-999')).toMatchObject({ status: 404, body: { code: 'NO_GAME' } });
    const bonus = codesOf((await get('/bonus')).body).find((code) => code.includes('-'));
    expect((await call(sandbox.url, 'GET', `/th/api/art/bonuses/${bonus}-1.svg`)).status).toBe(200);
  });

  test('also in kip; an invalid number or an unknown member changes nothing', async () => {
    expect(await grow({ statement: 20, invites: 2 }, '02055512345', 'la')).toMatchObject({ status: 200 });
    expect((await sandbox.invariants()).ok).toBe(true);
    expect(await grow({ statement: -1 })).toMatchObject({ status: 400, body: { code: 'KEY_INVALID' } });
    expect(await grow({ statement: 1 }, '0800000000')).toMatchObject({ body: { code: 'NO_USER' } });
  });
});
