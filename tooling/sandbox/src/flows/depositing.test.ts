/** @starts servers */
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { decryptLink, GIFT_LINK_PASSPHRASE } from '../giftlink/decrypt';
import { MINUTE } from '../clock';
import type { Sandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import type { Answer, CallDetails } from '../testing/caller';
import { onOneStore } from '../testing/every-store';
import { registerMember } from '../testing/register-member';
import { encryptLink } from '../testing/encrypt-link';
import { upload } from '../testing/upload';
import { startAt } from '../testing/seeded';

// Pictures are drawn, encoded and decoded here, also on slow machines.

onOneStore('depositing', (place) => {
  let sandbox: Sandbox;
  let token: string;
  const phone = '0861110001';

  beforeAll(async () => {
    sandbox = await startAt(place);
    token = await registerMember(sandbox.url, phone);
  });
  afterAll(() => sandbox.close());
  afterEach(async () => {
    expect(await sandbox.invariants()).toMatchObject({ ok: true });
  });

  const api = (method: string, path: string, body?: unknown, details: CallDetails = {}) =>
    call(sandbox.url, method, `/th/api${path}`, body, { token, ...details });
  const consolePost = (path: string, body: object) => call(sandbox.url, 'POST', `/console/${path}`, body);
  const wallet = async (): Promise<number> =>
    Number(at((await api('GET', '/wallet')).body, 'wallet', 'amount'));
  const newestLine = async () =>
    at((await api('POST', '/statement', { page: 1, limit: 1 })).body, 'statements', 0);

  describe('by QR', () => {
    const create = (provider: string, amount: unknown, details: CallDetails = {}) =>
      api('POST', `/qrcode/${provider}`, { amount }, details);
    const idOf = (answer: Answer) => String(at(answer.body, 'qrcodeId'));
    const pay = (id: string) => consolePost('qr-payments', { id });
    const hasCode = async (provider: string) =>
      at((await api('GET', `/qrcode/${provider}`)).body, 'hasQrcode');

    const toldTime = async () => {
      const { headers } = await fetch(`${sandbox.url}/th/api/qrcode/KBANK`);
      return Date.parse(String(headers.get('date')));
    };

    test.each(['KBANK', 'WW', 'PAYTIMZ'])('%s: made, paid once, and gone', async (provider) => {
      const before = await wallet();
      const made = await create(provider, 150.25);
      expect(made.body).toMatchObject({ hasQrcode: true, amount: 150.25 });
      expect(String(at(made.body, 'qrcode'))).toMatch(/^<svg [^>]+><rect /);
      expect(await hasCode(provider)).toBe(true);
      const payments = await Promise.all(Array.from({ length: 8 }, () => pay(idOf(made))));
      expect(payments.map(({ status }) => status).sort()).toEqual([
        200,
        ...Array.from({ length: 7 }, () => 404),
      ]);
      expect(await wallet()).toBeCloseTo(before + 150.25, 2);
      expect(await hasCode(provider)).toBe(false);
      expect(await newestLine()).toMatchObject({
        statementType: 'deposit',
        from: provider,
        amount: 150.25,
        status: 'SUCCESS',
      });
    });

    test('refuses the payment of a cancelled or expired code', async () => {
      const before = await wallet();
      const first = idOf(await create('KBANK', 20));
      expect((await api('DELETE', `/qrcode/${first}`)).status).toBe(200);
      expect((await api('DELETE', `/qrcode/${first}`)).status).toBe(404);
      expect((await pay(first)).status).toBe(404);
      const second = idOf(await create('KBANK', 20));
      const made = await toldTime();
      await consolePost('clock', { ms: 10 * MINUTE });
      // Apps count down by the Date header, which has whole seconds and follows the sandbox's clock.
      expect((await toldTime()) - made).toBeGreaterThan(10 * MINUTE - 1000);
      expect(await hasCode('KBANK')).toBe(false);
      expect((await pay(second)).status).toBe(404);
      expect(await wallet()).toBe(before);
    });

    test('a code that is paid and cancelled at once is only one of the two', async () => {
      const before = await wallet();
      const id = idOf(await create('PAYTIMZ', 30));
      const [paid, cancelled] = await Promise.all([pay(id), api('DELETE', `/qrcode/${id}`)]);
      expect([paid.status, cancelled.status].sort()).toEqual([200, 404]);
      expect(await wallet()).toBe(paid.status === 200 ? before + 30 : before);
    });

    test('a new code replaces the member’s open one of any provider', async () => {
      const first = idOf(await create('KBANK', 20));
      await Promise.all([create('WW', 200), create('PAYTIMZ', 50), create('WW', 300)]);
      const open = await Promise.all(['KBANK', 'WW', 'PAYTIMZ'].map(hasCode));
      expect(open.filter(Boolean)).toHaveLength(1);
      expect((await pay(first)).status).toBe(404);
    });

    test.each([
      ['KBANK', 0.99, /1 /],
      ['KBANK', 0, /1 /],
      ['KBANK', -5, /1 /],
      ['WW', 99.99, /100 /],
      ['PAYTIMZ', 9, /10 /],
      ['WW', 50_000.01, /50,000 /],
    ])('%s with %p is refused with a text and no code', async (provider, amount, words) => {
      const { status, body } = await create(provider, amount);
      expect([status, at(body, 'hasQrcode')]).toEqual([200, false]);
      expect(String(at(body, 'message'))).toMatch(words);
    });

    test.each([
      ['NOBODY', 100, 'QR_FAIL'],
      ['KBANK', 10.001, 'KEY_INVALID'],
      ['KBANK', 'ten', 'KEY_INVALID'],
      ['KBANK', undefined, 'KEY_MISSING'],
    ])('%s with %p is refused with %s', async (provider, amount, code) => {
      expect(at((await create(provider, amount)).body, 'code')).toBe(code);
    });

    test('the same key creates one code, which stays open', async () => {
      const first = await create('KBANK', 40, { key: 'qr-1' });
      const again = await create('KBANK', 40, { key: 'qr-1' });
      expect(idOf(again)).toBe(idOf(first));
      expect((await pay(idOf(first))).status).toBe(200);
    });

    test('refuses to cancel another member’s code', async () => {
      const id = idOf(await create('KBANK', 60));
      const other = await tokenOf(sandbox.url, 'th', '0812345678');
      expect((await api('DELETE', `/qrcode/${id}`, undefined, { token: other })).status).toBe(404);
      expect(await hasCode('KBANK')).toBe(true);
    });
  });

  describe('in Laos', () => {
    let lao: string;
    beforeAll(async () => {
      lao = await tokenOf(sandbox.url, 'la', '02055512345');
    });
    const laoApi = (method: string, path: string, body?: unknown) =>
      call(sandbox.url, method, `/la/api${path}`, body, { token: lao });
    const laoWallet = async () => Number(at((await laoApi('GET', '/wallet')).body, 'wallet', 'amount'));

    test('lists accounts, all QR codes and both kinds of mobile wallet, in kip', async () => {
      const { body } = await laoApi('GET', '/lookup/deposit');
      expect(body).toMatchObject({
        banks: [
          { bankCode: 'BCEL', mode: 'AUTO', currency: 'LAK' },
          { bankCode: 'KBANK', mode: 'QR', currency: 'LAK' },
          { bankCode: 'PAYMENT', bankType: 'WW', currency: 'LAK' },
          { bankCode: 'PAYMENT', bankType: 'PAYTIMZ', currency: 'LAK' },
        ],
        wallets: [{ mode: 'AUTO' }, { mode: 'LINK' }],
      });
    });

    test.each(['KBANK', 'WW', 'PAYTIMZ'])(
      '%s: made, cancelled, expired and paid in kip',
      async (provider) => {
        const before = await laoWallet();
        const create = async () =>
          String(at((await laoApi('POST', `/qrcode/${provider}`, { amount: 60_000 })).body, 'qrcodeId'));
        const pay = async (id: string) => (await consolePost('qr-payments', { id })).status;
        const cancelled = await create();
        expect((await laoApi('DELETE', `/qrcode/${cancelled}`)).status).toBe(200);
        const expired = await create();
        await consolePost('clock', { ms: 10 * MINUTE });
        expect([await pay(cancelled), await pay(expired), await pay(await create())]).toEqual([
          404, 404, 200,
        ]);
        expect(await laoWallet()).toBe(before + 60_000);
      },
    );

    test.each([
      ['KBANK', 0.5, 'ຝາກຂັ້ນຕ່ຳ 1 ກີບ'],
      ['WW', 49_999, 'ຝາກຂັ້ນຕ່ຳ 50,000 ກີບ'],
      ['PAYTIMZ', 4999, 'ຝາກຂັ້ນຕ່ຳ 5,000 ກີບ'],
      ['KBANK', 20_000_001, 'ຝາກດ້ວຍ QR ໄດ້ບໍ່ເກີນ 20,000,000 ກີບຕໍ່ຄັ້ງ'],
    ])('%s with %p is refused with a text in Lao and no code', async (provider, amount, message) => {
      const { body } = await laoApi('POST', `/qrcode/${provider}`, { amount });
      expect(body).toMatchObject({ hasQrcode: false, message });
    });

    test('redeems a gift link only in its own market', async () => {
      const before = await laoWallet();
      const { body } = await consolePost('gift-links', { market: 'la', amount: 45_000 });
      const link = encryptLink(String(at(body, 'link')));
      expect(at((await api('POST', '/wallet/truelink', { link })).body, 'code')).toBe('TRUELINK_INVALID');
      expect((await laoApi('POST', '/wallet/truelink', { link })).status).toBe(200);
      expect(await laoWallet()).toBe(before + 45_000);
    });
  });

  describe('by gift link', () => {
    const send = (text: string, details: CallDetails = {}) =>
      api('POST', '/wallet/truelink', { link: encryptLink(text) }, details);
    const mint = async (amount: number, spent = false) =>
      String(at((await consolePost('gift-links', { market: 'th', amount, spent })).body, 'link'));

    test('credits the amount once, even if it is redeemed several times at once', async () => {
      const before = await wallet();
      const link = await mint(77.5);
      const answers = await Promise.all(Array.from({ length: 6 }, () => send(link)));
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ body }) => at(body, 'code') === 'TRUELINK_DUPLICATE')).toHaveLength(5);
      expect(await wallet()).toBeCloseTo(before + 77.5, 2);
    });

    test.each([
      ['/campaign/?', '/campaign?'],
      ['/campaign/', '/campaign/voucher_detail/'],
      ['gift.', 'www.gift.'],
    ])('is the same link with %s as %s', async (part, other) => {
      const link = await mint(3);
      expect((await send(link.replace(part, other))).status).toBe(200);
      expect(at((await send(link)).body, 'code')).toBe('TRUELINK_DUPLICATE');
    });

    test('repeats the first response for the same key', async () => {
      const before = await wallet();
      const link = encryptLink(await mint(10));
      for (let turn = 0; turn < 2; turn += 1) {
        expect((await api('POST', '/wallet/truelink', { link }, { key: 'gift-1' })).status).toBe(200);
      }
      expect(await wallet()).toBeCloseTo(before + 10, 2);
    });

    test.each([
      ['a word', 'hello'],
      ['another host', 'https://gift.example/campaign/?v=0123456789abcdef0123456789abcdef'],
      ['no https', 'http://gift.truemoney.com/campaign/?v=0123456789abcdef0123456789abcdef'],
      ['no code', 'https://gift.truemoney.com/campaign/'],
      ['a code that nobody made', 'https://gift.truemoney.com/campaign/?v=0123456789abcdef0123456789abcdef'],
    ])('refuses %s with TRUELINK_INVALID', async (_, text) => {
      expect(at((await send(text)).body, 'code')).toBe('TRUELINK_INVALID');
    });

    test('refuses a link that was redeemed elsewhere or encrypted with another passphrase with TRUELINK_INVALID', async () => {
      expect(at((await send(await mint(5, true))).body, 'code')).toBe('TRUELINK_INVALID');
      const link = encryptLink(await mint(5), 'another');
      expect(at((await api('POST', '/wallet/truelink', { link })).body, 'code')).toBe('TRUELINK_INVALID');
      expect(at((await api('POST', '/wallet/truelink', { link: 'AAAA' })).body, 'code')).toBe(
        'TRUELINK_INVALID',
      );
      expect(decryptLink(encryptLink('ก ກ'), GIFT_LINK_PASSPHRASE)).toBe('ก ກ');
    });
  });

  describe('by slip', () => {
    const slip = async (kind: string, amount = 500.75): Promise<Buffer> => {
      const { body } = await consolePost('slips', { market: 'th', phone, amount, kind });
      return Buffer.from(String(at(body, 'picture')).replace(/^data:image\/png;base64,/, ''), 'base64');
    };
    const send = (file: Buffer | undefined, key?: string) =>
      upload(sandbox.url, '/th/api/wallet/slip', token, file, key);
    const newest = async () =>
      at((await api('POST', '/statement/slip', { page: 1, limit: 10 })).body, 'slips', 0);
    const total = async () => at((await api('POST', '/statement/slip', { page: 1, limit: 1 })).body, 'total');
    const read = () => consolePost('clock', { ms: 4000 });

    test('is verified, then credited; its picture can be found by its reference', async () => {
      const before = await wallet();
      const picture = await slip('good');
      expect((await send(picture)).status).toBe(200);
      expect(await newest()).toMatchObject({ status: 'VERIFYING', amount: 0, note: null });
      expect(await wallet()).toBe(before);
      await read();
      expect(await newest()).toMatchObject({ status: 'SUCCESS', amount: 500.75, note: null });
      expect(await wallet()).toBeCloseTo(before + 500.75, 2);
      const reference = String(at(await newest(), 'reference'));
      const { body } = await api('GET', `/statement/slip/reference/${reference}`);
      const shown = await fetch(`${sandbox.url}/th${String(at(body, 'url'))}`);
      expect(shown.headers.get('content-type')).toBe('image/png');
      expect(Buffer.from(await shown.arrayBuffer()).equals(picture)).toBe(true);
      const other = await tokenOf(sandbox.url, 'th', '0812345678');
      expect(
        (await api('GET', `/statement/slip/reference/${reference}`, undefined, { token: other })).status,
      ).toBe(404);
    });

    test('is also read from a JPEG photo', async () => {
      const before = await wallet();
      const { width, height, data } = PNG.sync.read(await slip('good', 12));
      await send(jpeg.encode({ width, height, data }, 60).data);
      await read();
      expect(await wallet()).toBe(before + 12);
    });

    test('credits a transfer once, even with several slips', async () => {
      const before = await wallet();
      const picture = await slip('good', 33);
      for (let turn = 0; turn < 3; turn += 1) await send(picture);
      await Promise.all([read(), read(), read()]);
      const { body } = await api('POST', '/statement/slip', { page: 1, limit: 3 });
      const slips = at(body, 'slips');
      if (!Array.isArray(slips)) throw new Error('no list');
      expect(slips.map((each) => at(each, 'note') ?? at(each, 'status')).sort()).toEqual([
        'SLIP_REFNO_DUPLICATED',
        'SLIP_REFNO_DUPLICATED',
        'SUCCESS',
      ]);
      expect(await wallet()).toBe(before + 33);
    });

    test('refuses a missing file, another type of file, and one that is too large', async () => {
      const before = await total();
      expect(at((await send(undefined)).body, 'code')).toBe('SLIP_NO_FILE');
      expect(at((await api('POST', '/wallet/slip', {})).body, 'code')).toBe('SLIP_NO_FILE');
      expect(at((await send(Buffer.from('<svg/>'))).body, 'code')).toBe('SLIP_INVALID_FILE');
      const huge = Buffer.concat([(await slip('good')).subarray(0, 100), Buffer.alloc(11 * 1024 * 1024)]);
      expect(at((await send(huge)).body, 'code')).toBe('SLIP_INVALID_FILE');
      expect(await total()).toBe(before);
    });

    test('stores a broken picture and a decompression bomb, and refuses them without decoding', async () => {
      const png = await slip('good');
      const bomb = Buffer.from(png);
      bomb.writeUInt32BE(60_000, 16);
      bomb.writeUInt32BE(60_000, 20);
      for (const [picture, note] of [
        [png.subarray(0, 2000), 'CANNOT_READ_CROPPED_IMAGE'],
        [png.subarray(0, 10), 'CANNOT_READ_CROPPED_IMAGE'],
        [bomb, 'IMG_SIZE_UNABLE_TO_PROCESS'],
      ] as const) {
        await send(picture);
        await read();
        expect(await newest()).toMatchObject({ status: 'FAILED', note });
      }
    });

    test('stores one slip for the same key', async () => {
      const before = Number(await total());
      const picture = await slip('good', 5);
      expect((await send(picture, 'slip-1')).status).toBe(200);
      expect((await send(picture, 'slip-1')).status).toBe(200);
      expect(await total()).toBe(before + 1);
      await read();
    });
  });

  test('POST wallet/add credits amounts of 1 and above', async () => {
    const before = await wallet();
    expect((await api('POST', '/wallet/add', { amount: 25.5 })).status).toBe(200);
    expect(await wallet()).toBeCloseTo(before + 25.5, 2);
    expect(at((await api('POST', '/wallet/add', { amount: 0.5 })).body, 'code')).toBe('TRANSFER_MINIMUM');
    expect(at((await api('POST', '/wallet/add', { amount: 2_000_000 })).body, 'code')).toBe('TRANSFER_FAIL');
  });

  test('the slip lookup states the rules in the market’s language', async () => {
    const lao = await tokenOf(sandbox.url, 'la', '02055512345');
    const rules = await call(sandbox.url, 'GET', '/la/api/lookup/slip', undefined, { token: lao });
    expect(at((await api('GET', '/lookup/slip')).body, 'message')).toMatch(/^แนบได้เฉพาะสลิป/);
    expect(at(rules.body, 'message')).toMatch(/^ແນບໄດ້ສະເພາະສະລິບ/);
  });

  test('the lookup says whether deposits are manual', async () => {
    const isManual = async () => at((await api('GET', '/lookup/deposit')).body, 'isManual');
    expect(await isManual()).toBe(false);
    await consolePost('switches', { market: 'th', manualDeposit: true });
    expect(await isManual()).toBe(true);
  });
});
