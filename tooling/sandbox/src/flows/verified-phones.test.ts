/** @starts servers */
import { MINUTE } from '../clock';
import type { Sandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import { onOneStore } from '../testing/every-store';
import { startAt } from '../testing/seeded';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) Version/18.3 Mobile/15E148 Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/143.0.0.0 Mobile Safari/537.36';

onOneStore('a verified phone', (place) => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startAt(place);
  });
  afterAll(() => sandbox.close());

  const advance = (ms: number) => call(sandbox.url, 'POST', '/console/clock', { ms });
  const codeSentTo = async (phone: string): Promise<string> => (await sandbox.otpCode(phone)) ?? '';
  const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000');

  /** Somebody at an address, as a proxy in front would forward it, with a browser. */
  function visitor(address: string, browser: string) {
    const post = async (path: string, body: object) => {
      const headers = { 'x-forwarded-for': address, 'user-agent': browser };
      return call(sandbox.url, 'POST', `/th/api/${path}`, body, { headers });
    };
    const askForCode = async (phoneNumber: string) => (await post('otp/send', { phoneNumber })).body;
    const giveCode = async (otpToken: unknown, otpCode: string) =>
      at((await post('otp/verify', { otpToken, otpCode })).body, 'code');
    return {
      askForCode,
      giveCode,
      /** Asks for a code, reads it on the phone, and sends it. */
      async verify(phone: string): Promise<unknown> {
        return giveCode(at(await askForCode(phone), 'otpToken'), await codeSentTo(phone));
      },
      /** The refusal's code, or OK. */
      async register(username: string, over: object = {}): Promise<unknown> {
        const { body } = await post('account', {
          name: 'ทดสอบ',
          username,
          password: `${address}-secret`,
          bankCode: 'SCB',
          bankAccountName: 'TEST MEMBER',
          bankAccountNo: `${username}${address.replace(/\D/g, '').slice(-2)}`,
          ...over,
        });
        return at(body, 'code') ?? at(body, 'message');
      },
    };
  }
  const owner = () => visitor('198.51.100.7', IPHONE);

  test('cannot be registered by another client', async () => {
    const phone = '0841110001';
    const thief = visitor('203.0.113.9', ANDROID);
    expect(await owner().verify(phone)).toBe('OTP_CODE_VALID');
    expect(await thief.register(phone)).toBe('UNVERIFIED_OTP');
    expect(await owner().register(phone)).toBe('OK');
    expect(await thief.register(phone)).toBe('EXISTING_USER');
    await expect(tokenOf(sandbox.url, 'th', phone, '203.0.113.9-secret')).rejects.toThrow('401');
    expect(await tokenOf(sandbox.url, 'th', phone, '198.51.100.7-secret')).toBeTruthy();
  });

  test.each([
    ['0841110021', 'another browser behind the same address', '198.51.100.7', ANDROID],
    ['0841110022', 'the same browser at another address', '198.51.100.8', IPHONE],
    ['0841110023', 'no browser', '198.51.100.7', ''],
  ])('%s is not verified for %s', async (phone, _, address, browser) => {
    expect(await owner().verify(phone)).toBe('OTP_CODE_VALID');
    expect(await visitor(address, browser).register(phone)).toBe('UNVERIFIED_OTP');
  });

  test('is verified only for the client that verified it; others need a code', async () => {
    const phone = '0841110003';
    const thief = visitor('203.0.113.9', ANDROID);
    await owner().verify(phone);
    await advance(MINUTE);
    expect(await owner().askForCode(phone)).toMatchObject({ code: 'OTP_VERIFIED' });
    const asked = await thief.askForCode(phone);
    expect(asked).toMatchObject({ code: 'OTP_SENT' });
    const otpToken = at(asked, 'otpToken');
    for (const guess of [wrongFor(await codeSentTo(phone)), 'UNVERIFIED_OTP', 'OTP_VERIFIED', ' ']) {
      expect(await thief.giveCode(otpToken, guess)).toBe('OTP_CODE_INVALID');
    }
    expect(await thief.register(phone)).toBe('UNVERIFIED_OTP');
    expect(await owner().register(phone)).toBe('OK');
  });

  test('stays verified while another client guesses until the phone is blocked', async () => {
    const phone = '0841110004';
    const thief = visitor('203.0.113.9', ANDROID);
    await owner().verify(phone);
    await advance(MINUTE);
    const otpToken = at(await thief.askForCode(phone), 'otpToken');
    const wrong = wrongFor(await codeSentTo(phone));
    for (let guess = 1; guess <= 5; guess += 1) {
      expect(await thief.giveCode(otpToken, wrong)).toBe('OTP_CODE_INVALID');
    }
    expect(await thief.giveCode(otpToken, await codeSentTo(phone))).toBe('OTP_BLOCK');
    expect(await owner().register(phone)).toBe('OK');
  });

  test('survives a reload and a second tab of the same browser', async () => {
    const phone = '0841110005';
    const tab = owner();
    await owner().verify(phone);
    expect(await tab.askForCode(phone)).toMatchObject({ code: 'OTP_VERIFIED' });
    expect(await tab.register(phone, { bankCode: 'KBANK', bankAccountNo: '012-3-45678-9' })).toBe(
      'EXISTING_BANK',
    );
    expect(await tab.register(phone)).toBe('OK');
  });

  test('can be verified again after a change of network, which ends the first verification', async () => {
    const phone = '0841110006';
    const wifi = owner();
    const mobile = visitor('2001:db8::77', IPHONE);
    await wifi.verify(phone);
    expect(await mobile.register(phone)).toBe('UNVERIFIED_OTP');
    expect(await mobile.askForCode(phone)).toMatchObject({ code: 'REQUEST_LIMIT_1MIN' });
    await advance(MINUTE);
    expect(await mobile.verify(phone)).toBe('OTP_CODE_VALID');
    expect(await wifi.register(phone)).toBe('UNVERIFIED_OTP');
    expect(await mobile.register(phone)).toBe('OK');
  });

  test('has to be verified again after ten minutes', async () => {
    const phone = '0841110007';
    await owner().verify(phone);
    await advance(10 * MINUTE);
    expect(await owner().register(phone)).toBe('UNVERIFIED_OTP');
    expect(await owner().verify(phone)).toBe('OTP_CODE_VALID');
    await advance(10 * MINUTE - 1000);
    expect(await owner().register(phone)).toBe('OK');
  });

  test('verifies no other phone', async () => {
    await owner().verify('0841110008');
    expect(await owner().register('0841110009')).toBe('UNVERIFIED_OTP');
    const other = at(await owner().askForCode('0841110009'), 'otpToken');
    expect(await owner().giveCode(other, wrongFor(await codeSentTo('0841110009')))).toBe('OTP_CODE_INVALID');
    expect(await owner().register('0841110009')).toBe('UNVERIFIED_OTP');
  });

  test('a code is valid once: repeated by the same browser it changes nothing, for another it is used up', async () => {
    const phone = '0841110010';
    const thief = visitor('203.0.113.9', ANDROID);
    const otpToken = at(await owner().askForCode(phone), 'otpToken');
    const code = await codeSentTo(phone);
    expect(await owner().giveCode(otpToken, code)).toBe('OTP_CODE_VALID');
    await advance(4 * MINUTE);
    // Its first answer may have been lost.
    expect(await owner().giveCode(otpToken, code)).toBe('OTP_VERIFIED');
    expect(await thief.giveCode(otpToken, code)).toBe('OTP_EXPIRED');
    expect(await thief.register(phone)).toBe('UNVERIFIED_OTP');
    // Ten minutes after the first use, although the second was four minutes later.
    await advance(6 * MINUTE);
    expect(await owner().register(phone)).toBe('UNVERIFIED_OTP');
  });

  test('if two clients send one code at the same time, one verifies the phone', async () => {
    const phone = '0841110011';
    const otpToken = at(await owner().askForCode(phone), 'otpToken');
    const code = await codeSentTo(phone);
    const both = [owner(), visitor('203.0.113.9', ANDROID)];
    const answers = await Promise.all(both.map((each) => each.giveCode(otpToken, code)));
    expect([...answers].sort()).toEqual(['OTP_CODE_VALID', 'OTP_EXPIRED']);
    const loser = both[answers.indexOf('OTP_EXPIRED')];
    const winner = both[answers.indexOf('OTP_CODE_VALID')];
    expect(await loser?.register(phone)).toBe('UNVERIFIED_OTP');
    expect(await winner?.register(phone)).toBe('OK');
  });

  test('is verified for any client with the same browser and address: the contract cannot distinguish them', async () => {
    const phone = '0841110012';
    await owner().verify(phone);
    const neighbour = visitor('198.51.100.7', IPHONE);
    expect(await neighbour.register(phone)).toBe('OK');
  });
});
