/** @starts servers */
import { DAY } from '../clock';
import type { Sandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import { onOneStore } from '../testing/every-store';
import { startAt } from '../testing/seeded';

const MEMBER = '0898765432';

onOneStore('a session', (place) => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startAt(place);
  });
  afterAll(() => sandbox.close());

  const logIn = (username: string, password: string) =>
    call(sandbox.url, 'POST', '/th/api/login', { username, password });
  const profile = (details: Parameters<typeof call>[4], market = 'th') =>
    call(sandbox.url, 'GET', `/${market}/api/account/profile`, undefined, details);
  const advance = (ms: number) => call(sandbox.url, 'POST', '/console/clock', { ms });

  test('is opened with phone and password, and returns the profile', async () => {
    const token = await tokenOf(sandbox.url, 'th', MEMBER);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await profile({ token })).toMatchObject({
      status: 200,
      body: {
        profile: { username: MEMBER },
        bankAccount: { bankCode: 'KTB', bank: { nameEN: 'Krungthai Bank' } },
      },
    });
  });

  test('does not reveal whether the phone or the password was wrong', async () => {
    const wrongPassword = await logIn(MEMBER, 'wrong');
    const wrongPhone = await logIn('0800000000', 'wrong');
    expect(wrongPassword).toEqual({
      status: 401,
      body: { message: 'WRONG_CREDENTIAL', code: 'WRONG_CREDENTIAL' },
    });
    expect(wrongPhone).toEqual(wrongPassword);
  });

  test('a member of one market cannot log in to the other', async () => {
    const answer = await call(sandbox.url, 'POST', '/la/api/login', {
      username: '0812345678',
      password: 'demo1234',
    });
    expect(at(answer.body, 'code')).toBe('WRONG_CREDENTIAL');
  });

  test.each(['0898765432', '0877777777'])('%s: five failures lock the phone for a minute', async (phone) => {
    await advance(61_000);
    const codes: unknown[] = [];
    for (let i = 0; i < 6; i += 1) codes.push(at((await logIn(phone, 'wrong')).body, 'code'));
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'WRONG_CREDENTIAL'), 'REQUEST_LIMIT_1MIN']);
    if (phone === MEMBER) expect((await logIn(phone, 'demo1234')).status).toBe(429);
    await advance(61_000);
    if (phone === MEMBER) expect((await logIn(phone, 'demo1234')).status).toBe(200);
  });

  test('parallel guesses get at most five attempts', async () => {
    await advance(61_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn('0866666666', 'wrong')));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15);
  });

  test.each([
    ['no token', {}, 401, 'UNAUTHORIZED'],
    ['a made-up token', { token: 'made-up' }, 401, 'invalid-token'],
    ['another scheme', { headers: { authorization: 'Basic abc' } }, 401, 'invalid-token'],
  ])('%s is refused', async (_, details, status, code) => {
    expect(await profile(details)).toEqual({ status, body: { message: code, code } });
  });

  test('a token is valid only in its own market', async () => {
    const token = await tokenOf(sandbox.url, 'th', '0812345678');
    expect(at((await profile({ token }, 'la')).body, 'code')).toBe('invalid-token');
  });

  test('changing the password ends the other sessions and keeps this one', async () => {
    const here = await tokenOf(sandbox.url, 'th', MEMBER);
    const elsewhere = await tokenOf(sandbox.url, 'th', MEMBER);
    const change = (oldPassword: string, newPassword: string) =>
      call(sandbox.url, 'PUT', '/th/api/account/changepwd', { oldPassword, newPassword }, { token: here });
    expect(at((await change('wrong', 'next-secret')).body, 'code')).toBe('WRONG_PASSWORD');
    expect(at((await change('demo1234', ' ')).body, 'code')).toBe('KEY_MISSING');
    expect((await change('demo1234', 'next-secret')).status).toBe(200);
    expect((await profile({ token: here })).status).toBe(200);
    expect(at((await profile({ token: elsewhere })).body, 'code')).toBe('invalid-token');
    expect((await logIn(MEMBER, 'demo1234')).status).toBe(401);
    expect((await logIn(MEMBER, 'next-secret')).status).toBe(200);
  });

  test('the profile and the holder’s name can be changed, within the rules', async () => {
    const token = await tokenOf(sandbox.url, 'th', MEMBER, 'next-secret');
    const put = (path: string, body: object) =>
      call(sandbox.url, 'PUT', `/th/api/account${path}`, body, { token });
    const change = {
      name: 'มาลี',
      bankCode: 'KTB',
      bankAccountName: 'MALEE S',
      bankAccountNo: '987-6-54321-1',
    };
    expect((await put('/profile', change)).status).toBe(200);
    expect((await put('/bankAccountName', { bankCode: 'KTB', bankAccountName: 'MALEE SUKJAI' })).status).toBe(
      200,
    );
    expect((await profile({ token })).body).toMatchObject({
      profile: { name: 'มาลี' },
      bankAccount: { bankAccountName: 'MALEE SUKJAI', bankAccountNo: '9876543211' },
    });
    const refused = async (path: string, body: object) => at((await put(path, body)).body, 'code');
    expect(await refused('/profile', { ...change, bankCode: 'KBANK', bankAccountNo: '0123456789' })).toBe(
      'EXISTING_BANK',
    );
    expect(await refused('/profile', { ...change, bankCode: 'NOPE' })).toBe('INVALID_BANK');
    expect(await refused('/bankAccountName', { bankCode: 'KTB', bankAccountName: 'มาลี' })).toBe(
      'BANK_ACCOUNT_NAME_ENG',
    );
    expect(await refused('/bankAccountName', { bankCode: 'SCB', bankAccountName: 'MALEE' })).toBe(
      'INVALID_BANK',
    );
  });

  test('a token expires after thirty days', async () => {
    const token = await tokenOf(sandbox.url, 'th', '0812345678');
    await advance(30 * DAY);
    expect(at((await profile({ token })).body, 'code')).toBe('EXPIRED_AUTH_TOKEN');
  });

  test('every call of a terminated market is refused with gone, and none of the other market', async () => {
    const set = (terminated: boolean) =>
      call(sandbox.url, 'POST', '/console/switches', { market: 'th', terminated });
    const active = (market: string) => call(sandbox.url, 'GET', `/${market}/api/lookup/active`);
    expect(await active('th')).toEqual({ status: 200, body: { active: true } });
    await set(true);
    expect(await active('th')).toEqual({ status: 410, body: { message: 'gone', code: 'gone' } });
    expect((await logIn(MEMBER, 'next-secret')).status).toBe(410);
    expect((await active('la')).status).toBe(200);
    await set(false);
    expect((await active('th')).status).toBe(200);
  });
});
