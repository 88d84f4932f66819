/** @starts servers */
import { MINUTE } from '../clock';
import type { Sandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import { onOneStore } from '../testing/every-store';
import { startAt } from '../testing/seeded';

onOneStore('registering', (place) => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startAt(place);
  });
  afterAll(() => sandbox.close());

  const post = (path: string, body: unknown, token?: string) =>
    call(sandbox.url, 'POST', path, body, token === undefined ? {} : { token });
  const code = async (path: string, body: unknown) => at((await post(path, body)).body, 'code');
  const advance = (ms: number) => post('/console/clock', { ms });

  async function verify(market: string, phone: string): Promise<void> {
    const sent = await post(`/${market}/api/otp/send`, { phoneNumber: phone });
    expect(sent).toMatchObject({ status: 200, body: { code: 'OTP_SENT' } });
    const checked = await post(`/${market}/api/otp/verify`, {
      otpToken: at(sent.body, 'otpToken'),
      otpCode: await sandbox.otpCode(phone),
    });
    expect(checked).toEqual({ status: 200, body: { code: 'OTP_CODE_VALID' } });
  }

  const thai = (username: string, over: object = {}) => ({
    name: 'ทดสอบ',
    username,
    password: 'secret-1',
    sourceCode: 'FRIEND',
    bankCode: 'KBANK',
    bankAccountName: 'TEST MEMBER',
    bankAccountNo: `99${username.slice(2)}`,
    ...over,
  });
  const lao = (username: string, over: object = {}) => ({
    ...thai(username),
    name: 'ທົດສອບ',
    bankCode: 'BCEL',
    bankAccountNo: `0101${username}`,
    ...over,
  });

  test('a Thai member verifies a code, registers, logs in, and has an empty wallet with the starter games', async () => {
    await verify('th', '0821110001');
    const inviteCode = 'PR6a1f00000000000000000001';
    const draft = thai('0821110001', { inviteCode });
    expect(await post('/th/api/account/validate', { username: draft.username, name: draft.name })).toEqual({
      status: 200,
      body: { message: 'OK' },
    });
    expect((await post('/th/api/account', draft)).status).toBe(200);
    const token = await tokenOf(sandbox.url, 'th', '0821110001', 'secret-1');
    const wallet = await call(sandbox.url, 'GET', '/th/api/wallet', undefined, { token });
    expect(wallet.body).toMatchObject({
      profile: { username: '0821110001', name: 'ทดสอบ', currency: 'THB', coin: 0 },
      bankAccount: { bankCode: 'KBANK', bankAccountName: 'TEST MEMBER', bankAccountNo: '9921110001' },
      wallet: { amount: 0 },
      invite: { amount: 0, success: 0, fail: 0 },
    });
    const slots = at(wallet.body, 'slots');
    if (!Array.isArray(slots)) throw new Error('no slots');
    expect(slots.filter((slot) => at(slot, 'isActive') === true).map((slot) => at(slot, 'code'))).toEqual([
      'PG',
      'UFABET',
      'HUAYHD',
    ]);
    const inviter = await tokenOf(sandbox.url, 'th', '0812345678');
    const invited = await call(sandbox.url, 'GET', '/th/api/wallet', undefined, { token: inviter });
    expect(at(invited.body, 'invite')).toMatchObject({ amount: 320, success: 1, fail: 2 });
  });

  test.each([
    ['LAK', '02077000001', 'LAK'],
    ['BAHT', '02077000002', 'THB'],
    [undefined, '0307700003', 'LAK'],
  ])('a Lao member with the currency %s', async (currency, phone, expected) => {
    await verify('la', phone);
    expect((await post('/la/api/account', lao(phone, { currency }))).status).toBe(200);
    const token = await tokenOf(sandbox.url, 'la', phone, 'secret-1');
    const { body } = await call(sandbox.url, 'GET', '/la/api/wallet', undefined, { token });
    expect(at(body, 'profile', 'currency')).toBe(expected);
  });

  test.each([
    ['a short phone', 'th', thai('081234567'), 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
    ['letters for a phone', 'th', thai('08abcdefgh'), 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
    ['Thai digits for a phone', 'th', thai('๐๘๑๒๓๔๕๖๗๘'), 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
    ['a Thai phone in Laos', 'la', lao('0812345678'), 'INVALID_USER_INFO'],
    ['a phone that is registered', 'th', thai('0812345678'), 'EXISTING_USER'],
    ['a bank account in use', 'th', thai('0821119001', { bankAccountNo: '012-3-45678-9' }), 'EXISTING_BANK'],
    ['a bank of the other market', 'th', thai('0821119001', { bankCode: 'BCEL' }), 'INVALID_BANK'],
    ['letters for an account number', 'th', thai('0821119001', { bankAccountNo: 'abc' }), 'INVALID_BANK'],
    [
      'a Thai name at KTB',
      'th',
      thai('0821119001', { bankCode: 'KTB', bankAccountName: 'ทดสอบ ชื่อ' }),
      'BANK_ACCOUNT_NAME_ENG',
    ],
    [
      'digits in the name at BBL',
      'th',
      thai('0821119001', { bankCode: 'BBL', bankAccountName: 'TEST 1' }),
      'BANK_ACCOUNT_NAME_ENG',
    ],
    ['an unknown inviter', 'th', thai('0821119001', { inviteCode: 'PR0' }), 'INVALID_USER_INFO'],
    [
      'an inviter of the other market',
      'th',
      thai('0821119001', { inviteCode: 'PR6a1f00000000000000000101' }),
      'INVALID_USER_INFO',
    ],
    ['an unknown source', 'th', thai('0821119001', { sourceCode: 'NOPE' }), 'INVALID_USER_INFO'],
    ['a blank name', 'th', thai('0821119001', { name: '  ' }), 'KEY_MISSING'],
    ['an endless name', 'th', thai('0821119001', { name: 'x'.repeat(500) }), 'KEY_INVALID'],
    ['no password', 'th', thai('0821119001', { password: undefined }), 'KEY_MISSING'],
    ['a number for a name', 'th', thai('0821119001', { name: 5 }), 'KEY_INVALID'],
    ['a currency of nowhere', 'la', lao('02077009001', { currency: 'USD' }), 'KEY_INVALID'],
    ['kip in Thailand', 'th', thai('0821119001', { currency: 'LAK' }), 'KEY_INVALID'],
    ['a phone without a code', 'th', thai('0821119001'), 'UNVERIFIED_OTP'],
  ])('refuses %s', async (_, market, draft, expected) => {
    expect(await code(`/${market}/api/account`, draft)).toBe(expected);
  });

  test('the wizard’s check ignores missing fields and reports wrong ones', async () => {
    expect(await code('/th/api/account/validate', {})).toBeUndefined();
    expect(await code('/th/api/account/validate', { username: '0812345678' })).toBe('EXISTING_USER');
    expect(
      await code('/th/api/account/validate', {
        username: '0821119002',
        bankCode: 'KTB',
        bankAccountName: 'ก',
      }),
    ).toBe('BANK_ACCOUNT_NAME_ENG');
  });

  test('two simultaneous registrations with one phone create one account', async () => {
    await verify('th', '0821110002');
    const both = await Promise.all([1, 2].map(() => post('/th/api/account', thai('0821110002'))));
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  test('with the switch off no code is required, and the lookup says so', async () => {
    const look = () => call(sandbox.url, 'GET', '/th/api/lookup/registerOTP');
    expect((await look()).body).toBe(true);
    await post('/console/switches', { market: 'th', registerOTP: false });
    expect((await look()).body).toBe(false);
    expect((await post('/th/api/account', thai('0821110003'))).status).toBe(200);
    expect((await call(sandbox.url, 'GET', '/la/api/lookup/registerOTP')).body).toBe(true);
    await post('/console/switches', { market: 'th', registerOTP: true });
  });

  describe('codes', () => {
    const send = (phoneNumber: string) => post('/th/api/otp/send', { phoneNumber });
    const check = (otpToken: unknown, otpCode: unknown) => code('/th/api/otp/verify', { otpToken, otpCode });
    const wrongFor = async (phone: string): Promise<string> =>
      (await sandbox.otpCode(phone)) === '000000' ? '111111' : '000000';

    test('are not sent to a registered or impossible phone', async () => {
      expect(await code('/th/api/otp/send', { phoneNumber: '0812345678' })).toBe('EXISTING_USER');
      expect(await code('/th/api/otp/send', { phoneNumber: '12' })).toBe('PHONE_NUMBER_REQUIRE_10_DIGIT');
    });

    test('are sent once a minute, and not after the phone is verified', async () => {
      expect((await send('0831110001')).status).toBe(200);
      expect(await send('0831110001')).toMatchObject({ status: 429, body: { code: 'REQUEST_LIMIT_1MIN' } });
      await advance(MINUTE);
      await verify('th', '0831110001');
      expect((await send('0831110001')).body).toMatchObject({ code: 'OTP_VERIFIED' });
    });

    test('two simultaneous requests send one', async () => {
      const both = await Promise.all([send('0831110002'), send('0831110002')]);
      expect(both.map((answer) => answer.status).sort()).toEqual([200, 429]);
    });

    test('a wrong code is refused, and five block the phone', async () => {
      const phone = '0831110003';
      const token = at((await send(phone)).body, 'otpToken');
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        expect(await check(token, await wrongFor(phone))).toBe('OTP_CODE_INVALID');
      }
      expect(await check(token, await sandbox.otpCode(phone))).toBe('OTP_BLOCK');
      expect(await code('/th/api/otp/send', { phoneNumber: phone })).toBe('OTP_BLOCK');
      await advance(16 * MINUTE);
      expect((await send(phone)).status).toBe(200);
    });

    test('parallel guesses get at most five attempts', async () => {
      const phone = '0831110006';
      const token = at((await send(phone)).body, 'otpToken');
      const wrong = await wrongFor(phone);
      const answers = await Promise.all(Array.from({ length: 30 }, () => check(token, wrong)));
      expect(answers.filter((answer) => answer === 'OTP_CODE_INVALID')).toHaveLength(5);
      expect(answers.filter((answer) => answer === 'OTP_BLOCK')).toHaveLength(25);
      expect(await check(token, await sandbox.otpCode(phone))).toBe('OTP_BLOCK');
    });

    test('expire after five minutes', async () => {
      const phone = '0831110004';
      const token = at((await send(phone)).body, 'otpToken');
      await advance(5 * MINUTE);
      expect(await check(token, await sandbox.otpCode(phone))).toBe('OTP_EXPIRED');
    });

    test('have six digits, or four with the switch, as the response says', async () => {
      const usual = await send('0831110007');
      expect(usual.body).not.toHaveProperty('otpLength');
      expect(await sandbox.otpCode('0831110007')).toMatch(/^\d{6}$/);
      await post('/console/switches', { market: 'th', shortOtp: true });
      const short = await send('0831110008');
      await post('/console/switches', { market: 'th', shortOtp: false });
      expect(at(short.body, 'otpLength')).toBe(4);
      const digits = await sandbox.otpCode('0831110008');
      expect(digits).toMatch(/^\d{4}$/);
      expect(await check(at(short.body, 'otpToken'), digits)).toBe('OTP_CODE_VALID');
    });

    test('an unknown token is refused', async () => {
      expect(await check('nonsense', '123456')).toBe('OTP_TOKEN_INVALID');
      expect(await check('A'.repeat(43), '123456')).toBe('OTP_NOT_EXIST');
    });

    test('a code of one market is invalid in the other', async () => {
      const token = at((await send('0831110005')).body, 'otpToken');
      const other = await post('/la/api/otp/verify', {
        otpToken: token,
        otpCode: await sandbox.otpCode('0831110005'),
      });
      expect(at(other.body, 'code')).toBe('OTP_NOT_EXIST');
    });
  });
});
