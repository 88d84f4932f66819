/** @starts servers */
import { encryptGiftLink } from '@member-wallet/api-sdk';
import { runConformance } from '@member-wallet/api-sdk/conformance';
import type { Inputs } from '@member-wallet/api-sdk/conformance';
import { GIFT_LINK_PASSPHRASE } from '../giftlink/decrypt';
import type { Sandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import { onOneStore } from '../testing/every-store';
import { startAt } from '../testing/seeded';

const USERNAME = '0812345678';
/** The guest of the SDK's chat examples. */
const GUEST = 'fJ3kq0Zt8vXyB2mNcR5dLw';
const NEWCOMER = {
  name: 'ทดสอบ',
  username: '0861231001',
  password: 'secret-1',
  sourceCode: 'FRIEND',
  inviteCode: '',
  bankCode: 'SCB',
  bankAccountName: 'TEST MEMBER',
  bankAccountNo: '5551231001',
  currency: 'THB',
};

/**
 * The SDK's conformance check, as other backends run it. In strict mode: each of the 69 calls must succeed as
 * declared, so that even a declared refusal counts as a deviation.
 */
onOneStore('the contract', (place) => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startAt(place);
  });
  afterAll(() => sandbox.close());

  const console = async (path: string, body: object) =>
    (await call(sandbox.url, 'POST', `/console/${path}`, body)).body;
  const market = 'th';

  /** Greets a guest, and waits for the bot's two replies: the history then has messages of different times. */
  async function greet(guestId: string): Promise<void> {
    const message = { message_type: 'text', payload: 'สวัสดี' };
    await call(sandbox.url, 'POST', '/th/api/chat/send-message', { sender: 'customer', message, guestId });
    const history = { guestId, limit: 10, skip: 0 };
    for (let known: unknown = []; !Array.isArray(known) || known.length < 3; ) {
      ({ body: known } = await call(sandbox.url, 'POST', '/th/api/chat/history', history));
    }
  }

  /** The inputs that need preparation: a code that was sent, a link that was made, a game that was opened. */
  async function prepare(token: string): Promise<Inputs> {
    await console('switches', { market, registerOTP: false });
    await console('fund', { market, phone: USERNAME, amount: 5000 });
    await call(sandbox.url, 'GET', '/th/api/wallet/activate/CIRCUS', undefined, { token });
    await greet(GUEST);
    const phoneNumber = '0861231002';
    const sent = await call(sandbox.url, 'POST', '/th/api/otp/send', { phoneNumber });
    const link = String(at(await console('gift-links', { market, amount: 50 }), 'link'));
    return {
      login: { username: USERNAME, password: 'demo1234' },
      validateAccount: NEWCOMER,
      register: NEWCOMER,
      updateBankAccountName: { bankCode: 'KBANK' },
      sendOtp: { phoneNumber: '0861231003' },
      verifyOtp: { otpToken: at(sent.body, 'otpToken'), otpCode: await sandbox.otpCode(phoneNumber) },
      sendTrueLink: { link: await encryptGiftLink(link, GIFT_LINK_PASSPHRASE) },
      activateBonus: { code: 'DAILY' },
      activatePromotion: { code: 'FRIEND50' },
      changePassword: { oldPassword: 'demo1234', newPassword: 'demo1234' },
    };
  }

  test('all 69 calls respond as declared', async () => {
    const token = await tokenOf(sandbox.url, market, USERNAME);
    const inputs = await prepare(token);
    const options = { baseURL: `${sandbox.url}/th`, token, inputs, writes: true, strict: true };
    // Calls that fail in the order of the contract: the money is gone by then, or a bonus is active.
    const later = [['activatePromotion'], ['getCurrentPromotion'], ['withdraw', 'withdrawAll']];
    const first = await runConformance(options);
    const rows = new Map(first.rows.map((row) => [row.operationId, row]));
    await console('fund', { market, phone: USERNAME, amount: 5000 });
    for (const only of later) {
      if (only[0] === 'withdraw') await call(sandbox.url, 'GET', '/th/api/bonus/clear', undefined, { token });
      const { rows: again } = await runConformance({ ...options, only });
      for (const row of again.filter(({ operationId }) => only.includes(operationId))) {
        rows.set(row.operationId, row);
      }
    }
    const all = [...rows.values()];
    const failed = all.filter(({ verdict }) => verdict !== 'pass');
    expect(failed.map(({ operationId, detail, findings }) => ({ operationId, detail, findings }))).toEqual(
      [],
    );
    expect(
      all.flatMap(({ operationId, findings }) => findings.map((one) => ({ operationId, ...one }))),
    ).toEqual([]);
    expect(
      all.flatMap(({ operationId, unproven }) => unproven.map((one) => `${operationId}: ${one}`)),
    ).toEqual([]);
    expect(all).toHaveLength(69);
    expect((await sandbox.invariants()).ok).toBe(true);
  });

  test('the Laos market also conforms, and refuses only with declared codes', async () => {
    const token = await tokenOf(sandbox.url, 'la', '02055512345');
    const { rows, findings } = await runConformance({ baseURL: `${sandbox.url}/la`, token, writes: true });
    expect(rows.filter((row) => row.findings.length > 0)).toEqual([]);
    expect(findings['breaks-apps']).toBe(0);
    expect(rows.find(({ operationId }) => operationId === 'transfer')).toMatchObject({
      verdict: 'pass',
      unproven: [],
    });
    expect((await sandbox.invariants()).ok).toBe(true);
  });
});
