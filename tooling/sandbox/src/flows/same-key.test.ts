/** @starts servers */
import { encryptGiftLink } from '@member-wallet/api-sdk';
import { GIFT_LINK_PASSPHRASE } from '../giftlink/decrypt';
import { HOUR } from '../clock';
import type { Sandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import type { Answer } from '../testing/caller';
import { onEveryStore } from '../testing/every-store';
import { startAt } from '../testing/seeded';

const PHONE = '0812345678';

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  /** Sent as the file of a form instead of a body. */
  readonly file?: Buffer;
}

/** A call that moves money, and a different one that is sent with the same key. */
type Row = readonly [name: string, made: Call, other: Call];

const post = (path: string, body: object): Call => ({ method: 'POST', path, body });
const get = (path: string): Call => ({ method: 'GET', path });

onEveryStore('the same Idempotency-Key', (place) => {
  let sandbox: Sandbox;
  let token: string;
  let rows: readonly Row[] = [];

  const console = async (path: string, body: object) =>
    (await call(sandbox.url, 'POST', `/console/${path}`, body)).body;

  async function send({ method, path, body, file }: Call, key: string): Promise<Answer> {
    if (!file) return call(sandbox.url, method, `/th/api/${path}`, body, { token, key });
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]), 'slip.png');
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
    const answer = await fetch(`${sandbox.url}/th/api/${path}`, { method, body: form, headers });
    return { status: answer.status, body: await answer.json() };
  }

  /** Everything that a second move would change. */
  async function holdings(): Promise<unknown> {
    const ask = async (path: string, body: object) => (await send(post(path, body), 'unused')).body;
    const { body: wallet } = await send(get('wallet'), 'unused');
    const statement = await ask('statement', { page: 1, limit: 1 });
    const slips = await ask('statement/slip', { page: 1, limit: 1 });
    const coupons = (await send(get('spinwheel/coupon'), 'unused')).body;
    return {
      wallet: at(wallet, 'wallet', 'amount'),
      coins: at(wallet, 'profile', 'coin'),
      slots: at(wallet, 'slots'),
      lines: at(statement, 'total'),
      slips: at(slips, 'slips'),
      coupons,
    };
  }

  async function giftLink(): Promise<object> {
    const link = String(at(await console('gift-links', { market: 'th', amount: 30 }), 'link'));
    return { link: await encryptGiftLink(link, GIFT_LINK_PASSPHRASE) };
  }
  /** Otherwise a slip would be credited between two comparisons. */
  const slipsAreRead = () => console('clock', { ms: 4000 });
  async function slip(): Promise<Buffer> {
    const made = await console('slips', { market: 'th', phone: PHONE, amount: 40 });
    return Buffer.from(String(at(made, 'picture')).split(',')[1] ?? '', 'base64');
  }

  beforeAll(async () => {
    sandbox = await startAt(place);
    token = await tokenOf(sandbox.url, 'th', PHONE);
    await console('switches', { market: 'th', rateLimits: false });
    await console('fund', { market: 'th', phone: PHONE, amount: 50_000 });
    const { body } = await send(get('spinwheel/coupon'), 'unused');
    const coupons = (Array.isArray(body) ? body : []).map((each) => String(at(each, '_id')));
    const all = { to: 'PG' };
    rows = [
      [
        'transfer',
        post('wallet/transfer', { from: 'WALLET', to: 'PG', amount: 10 }),
        post('wallet/transfer', { from: 'WALLET', to: 'PG', amount: 11 }),
      ],
      ['withdraw', post('wallet/withdraw', { amount: 100 }), post('wallet/withdraw', { amount: 101 })],
      [
        'withdrawAll',
        post('wallet/withdrawAll', { amount: 100 }),
        post('wallet/withdrawAll', { amount: 101 }),
      ],
      ['addToWallet', post('wallet/add', { amount: 20 }), post('wallet/add', { amount: 21 })],
      ['sendTrueLink', post('wallet/truelink', await giftLink()), post('wallet/truelink', await giftLink())],
      ['createQrCode', post('qrcode/KBANK', { amount: 50 }), post('qrcode/KBANK', { amount: 60 })],
      [
        'uploadSlip',
        { method: 'POST', path: 'wallet/slip', file: await slip() },
        { method: 'POST', path: 'wallet/slip', file: await slip() },
      ],
      ['spin', post('spinwheel/spin', {}), post('wallet/add', { amount: 22 })],
      [
        'claimCoupon',
        post('spinwheel/coupon/claim', { coupon: coupons[0] }),
        post('spinwheel/coupon/claim', { coupon: coupons[1] }),
      ],
      ['receiveRefund', get('refund/receive'), post('wallet/add', { amount: 23 })],
      ['addRefundToWallet', get('refund/addWallet'), post('wallet/add', { amount: 24 })],
      ['claimInviteBonus', get('invite/bonus'), post('wallet/add', { amount: 25 })],
      ['transferAll', post('wallet/transferAll', all), post('wallet/transferAll', { to: 'UFABET' })],
    ];
  });
  afterAll(() => sandbox.close());

  const first = new Map<string, Answer>();

  test('makes every move once, repeats its response, and is refused for another request', async () => {
    for (const [name, made, other] of rows) {
      const answer = await send(made, `key-${name}`);
      first.set(name, answer);
      expect([name, answer.status]).toEqual([name, 200]);
      await slipsAreRead();
      const before = await holdings();
      expect([name, await send(made, `key-${name}`)]).toEqual([name, answer]);
      expect([name, await send(other, `key-${name}`)]).toMatchObject([
        name,
        { status: 422, body: { code: 'KEY_INVALID' } },
      ]);
      expect(await holdings()).toEqual(before);
    }
    expect(first.size).toBe(13);
    expect(await sandbox.invariants()).toMatchObject({ ok: true });
  });

  test('is refused while the first request is in progress', async () => {
    const fund = { market: 'th', phone: PHONE, amount: 50_000 };
    await console('fund', fund);
    for (const [name, made] of rows) {
      const before = await holdings();
      const answers = await Promise.all(Array.from({ length: 12 }, () => send(made, `racing-${name}`)));
      await slipsAreRead();
      const outcomes = answers.filter(({ body }) => at(body, 'code') !== 'IDEMPOTENCY_IN_FLIGHT');
      const [outcome] = outcomes;
      // All but the IDEMPOTENCY_IN_FLIGHT answers are the same: success, or a refusal since the move was made
      // before.
      expect([name, outcomes]).toEqual([name, outcomes.map(() => outcome)]);
      const told = answers.filter(({ body }) => at(body, 'code') === 'IDEMPOTENCY_IN_FLIGHT');
      expect(told.every(({ status }) => status === 409)).toBe(true);
      if (outcome?.status !== 200) expect([name, await holdings()]).toEqual([name, before]);
    }
    expect(await sandbox.invariants()).toMatchObject({ ok: true });
  });

  test('is valid for 24 hours, and can then be used again', async () => {
    const move = (ms: number) => console('clock', { ms });
    // Roughly: settling slips has moved the clock a little too.
    await move(23 * HOUR);
    for (const [name, made] of rows) {
      expect([name, await send(made, `key-${name}`)]).toEqual([name, first.get(name)]);
    }
    await move(2 * HOUR);
    for (const [name, , other] of rows) {
      const answer = await send(other, `key-${name}`);
      expect([name, at(answer.body, 'code')]).not.toEqual([name, 'KEY_INVALID']);
    }
  });
});
