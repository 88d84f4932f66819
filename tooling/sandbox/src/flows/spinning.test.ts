/** @starts servers */
import { HOUR } from '../clock';
import type { Sandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import { onOneStore } from '../testing/every-store';
import { registerMember } from '../testing/register-member';
import { startAt } from '../testing/seeded';

onOneStore('the spin wheel', (place) => {
  let sandbox: Sandbox;
  let token: string;
  const phone = '0841110031';

  beforeAll(async () => {
    sandbox = await startAt(place);
    token = await registerMember(sandbox.url, phone);
  });
  afterAll(() => sandbox.close());
  afterEach(async () => {
    expect(await sandbox.invariants()).toMatchObject({ ok: true });
  });

  const ask = (method: string, path: string, body?: unknown, key?: string) =>
    call(sandbox.url, method, `/th/api/${path}`, body, { token, ...(key !== undefined && { key }) });
  const give = (given: object) =>
    call(sandbox.url, 'POST', '/console/rewards', { market: 'th', phone, ...given });
  const spin = (key?: string) => ask('POST', 'spinwheel/spin', {}, key);
  const claim = (coupon: unknown) => ask('POST', 'spinwheel/coupon/claim', { coupon });
  const coins = async () => Number(at((await ask('GET', 'spinwheel/setup')).body, 'result', 'userCoin'));
  const wallet = async () => Number(at((await ask('GET', 'wallet')).body, 'wallet', 'amount'));
  const coupons = async (): Promise<readonly unknown[]> => {
    const { body } = await ask('GET', 'spinwheel/coupon');
    return Array.isArray(body) ? body : [];
  };
  /** Grants a coupon, which is then the first of the list. */
  const given = async (coupon: string, validForMs?: number) => {
    const before = new Set((await coupons()).map((each) => at(each, '_id')));
    await give({ coupon, ...(validForMs !== undefined && { validForMs }) });
    return (await coupons()).map((each) => at(each, '_id')).find((id) => !before.has(id));
  };

  test('draws nothing without a coin', async () => {
    expect((await spin()).body).toEqual({ success: false, error: 'NO_COIN' });
    expect(await coupons()).toEqual([]);
    expect(await coins()).toBe(0);
  });

  test('a turn costs one coin and adds a coupon for its prize', async () => {
    await give({ coins: 2 });
    const { body } = await spin();
    expect(body).toMatchObject({ success: true, result: { remainingCoin: 1 } });
    const [coupon] = await coupons();
    expect(at(coupon, 'prize', 'slice', 'label')).toBe(at(body, 'result', 'label'));
    const { body: setup } = await ask('GET', 'spinwheel/setup');
    const slices = at(setup, 'result', 'activeSpinwheel', 'slice');
    expect(Array.isArray(slices) && slices.map((slice) => at(slice, 'code'))).toContain(
      at(body, 'result', 'code'),
    );
    expect(await coins()).toBe(1);
  });

  test('thirty simultaneous turns with five coins draw five prizes', async () => {
    await give({ coins: 4 });
    const before = (await coupons()).length;
    const answers = await Promise.all(Array.from({ length: 30 }, () => spin()));
    const won = answers.filter(({ body }) => at(body, 'success') === true);
    expect(won).toHaveLength(5);
    expect(new Set(won.map(({ body }) => at(body, 'result', 'remainingCoin')))).toEqual(
      new Set([0, 1, 2, 3, 4]),
    );
    expect(await coins()).toBe(0);
    expect((await coupons()).length).toBe(before + 5);
  });

  test('the same Idempotency-Key turns the wheel once', async () => {
    await give({ coins: 2 });
    const first = await spin('turn-1');
    expect(await spin('turn-1')).toEqual(first);
    expect(await coins()).toBe(1);
  });

  test('a credit coupon pays exactly its amount, once, even if it is claimed twenty times at once', async () => {
    const id = await given('C50');
    const before = await wallet();
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => at(body, 'code')))).toEqual(new Set(['NO_CLAIMABLE_COUPON']));
    expect(await wallet()).toBe(before + 50);
    const lines = await ask('POST', 'statement', { page: 1, limit: 1 });
    expect(at(lines.body, 'statements', 0)).toMatchObject({
      statementType: 'bonus',
      amount: 50,
      luckydraw: { description: 'วงล้อนำโชค' },
    });
  });

  test('a coin coupon gives a coin', async () => {
    const before = await coins();
    expect((await claim(await given('FREE'))).status).toBe(200);
    expect(await coins()).toBe(before + 1);
  });

  test('a bonus coupon becomes the active bonus, and a second one stays claimable', async () => {
    const [first, second] = [await given('BONUS'), await given('BONUS')];
    expect((await claim(first)).status).toBe(200);
    expect((await ask('GET', 'bonus/check/active')).body).toEqual({ status: true, type: 'luckydraw' });
    expect(at((await claim(second)).body, 'code')).toBe('BONUS_REMAINING');
    expect((await coupons()).map((coupon) => at(coupon, '_id'))).toContain(second);
  });

  test('a coupon that expires between listing and claiming is refused and no longer listed', async () => {
    const id = await given('C20', HOUR);
    await call(sandbox.url, 'POST', '/console/clock', { ms: 2 * HOUR });
    const before = await wallet();
    expect(at((await claim(id)).body, 'code')).toBe('COUPON_EXPIRED');
    expect(await wallet()).toBe(before);
    expect((await coupons()).map((coupon) => at(coupon, '_id'))).not.toContain(id);
    await call(sandbox.url, 'POST', '/console/clock', { ms: -2 * HOUR });
  });

  test.each([
    ['cp-000000000000000000', 'NO_CLAIMABLE_COUPON'],
    ['nonsense', 'INVALID_CODE'],
    ['', 'INVALID_CODE'],
    [undefined, 'KEY_MISSING'],
    [7, 'KEY_INVALID'],
  ])('coupon %p is refused with %s', async (coupon, code) => {
    expect(at((await claim(coupon)).body, 'code')).toBe(code);
  });

  test('a gift, a removed prize and another member’s coupon have their own error codes', async () => {
    expect(at((await claim(await given('GIFT'))).body, 'code')).toBe('INVALID_COUPON_TYPE');
    const demo = await tokenOf(sandbox.url, 'th', '0812345678');
    const { body } = await call(sandbox.url, 'GET', '/th/api/spinwheel/coupon', undefined, { token: demo });
    const list = Array.isArray(body) ? body : [];
    expect(list).toHaveLength(6);
    const gone = at(
      list.find((coupon) => at(coupon, 'prize', 'slice', 'label') === 'SPRING'),
      '_id',
    );
    expect(at((await claim(gone)).body, 'code')).toBe('NO_CLAIMABLE_COUPON');
    const own = await call(
      sandbox.url,
      'POST',
      '/th/api/spinwheel/coupon/claim',
      { coupon: gone },
      { token: demo },
    );
    expect(at(own.body, 'code')).toBe('INVALID_PRIZE_CODE');
  });

  test('the switch disables the wheel and keeps coins and coupons', async () => {
    const before = await coins();
    await call(sandbox.url, 'POST', '/console/switches', { market: 'th', spinWheel: false });
    expect((await ask('GET', 'spinwheel/active')).body).toEqual({ isActive: false });
    expect((await ask('GET', 'spinwheel/setup')).body).toEqual({
      result: { activeSpinwheel: null, userCoin: before },
    });
    expect(at((await spin()).body, 'code')).toBe('NO_DATA');
    await call(sandbox.url, 'POST', '/console/switches', { market: 'th', spinWheel: true });
    expect((await ask('GET', 'spinwheel/active')).body).toEqual({ isActive: true });
    expect(await coins()).toBe(before);
  });

  test('the console refuses unknown rewards', async () => {
    expect((await give({ coupon: 'NOPE' })).status).toBe(422);
    expect((await give({ coins: -1 })).status).toBe(400);
    expect((await give({ phone: '0000000000', coins: 1 })).status).toBe(404);
  });
});
