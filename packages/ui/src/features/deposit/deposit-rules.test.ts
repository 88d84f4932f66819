import type { DepositBank, QrCode } from '@member-wallet/api-sdk';
import fc from 'fast-check';
import { fromWire } from '#/money/minor';
import { depositMarket, depositSettings as settings } from '#/testing/deposits';
import { depositWays } from './deposit-ways';
import { giftLinkIn } from './gift-link-text';
import { deadlineOf, imageIn, qrView, receivedAt } from './qr-code-view';
import { checkSlipFile } from './slip-file';
import { isSlipClosed } from './slip-window';

const ways = (banks: readonly DepositBank[], change = {}) =>
  depositWays({ banks, wallets: [] }, depositMarket, { ...settings, ...change });

describe('ways to deposit', () => {
  it.each([
    [{ bankCode: 'PAYMENT', bankType: 'WW' }, 'WW'],
    [{ bankCode: 'PAYMENT WW' }, 'WW'],
    [{ bankCode: 'payment_paytimz', mode: 'AUTO' }, 'PAYTIMZ'],
    [{ bankCode: 'KBANK', mode: 'QR' }, 'KBANK'],
  ])('%j is a QR code of %s', (bank, provider) => {
    expect(ways([bank])).toMatchObject([{ kind: 'qr', provider }]);
  });

  it.each([
    [{ bankCode: 'KBANK', mode: 'AUTO', bankAccountNo: '0001112223' }, 'KBANK'],
    [{ bankCode: 'NEW', bankAccountNo: ' 123456 ', bank: 'New Bank' }, 'NEW'],
  ])('%j is an account at %s', (bank, bankCode) => {
    expect(ways([bank])).toMatchObject([{ kind: 'account', bankCode }]);
  });

  it.each([
    [{ bankCode: 'PAYMENT', bankType: 'SOMETHING' }],
    [{ bankCode: 'SCB' }],
    [{ bankCode: 'SCB', bankAccountNo: ' ' }],
  ])('%j offers nothing', (bank) => {
    expect(ways([bank])).toEqual([]);
  });

  it('shows each once', () => {
    const bank = { bankCode: 'SCB', bankAccountNo: '1' };
    expect(ways([bank, bank, { bankCode: 'PAYMENT', bankType: 'WW' }])).toHaveLength(2);
  });

  it('takes minimums from the settings, and PAYTIMZ its first preset with it', () => {
    const [paytimz] = ways([{ bankCode: 'PAYMENT', bankType: 'PAYTIMZ' }], { paytimzMinimum: 25 });
    expect(paytimz).toMatchObject({ minimum: 2500, presets: [2500, 5000, 10_000, 50_000, 100_000] });
    const [kbank] = ways([{ bankCode: 'KBANK', mode: 'QR' }], { qrMinimum: 50 });
    expect(kbank).toMatchObject({ minimum: 5000, presets: [5000, 10_000, 50_000, 100_000] });
    const [ww] = ways([{ bankCode: 'PAYMENT', bankType: 'WW' }], { qrMinimum: 5, paytimzMinimum: 5 });
    expect(ww).toMatchObject({ minimum: 10_000, presets: [10_000, 20_000, 30_000, 50_000, 100_000] });
  });

  it('knows a wallet that credits by itself from one that takes gift links', () => {
    const wallets = [
      { mode: 'AUTO', walletAccountName: 'A', walletAccountNo: '0800000000' },
      { mode: 'LINK', walletAccountName: 'A' },
    ];
    const lookup = { banks: [], wallets };
    expect(depositWays(lookup, depositMarket, settings)).toMatchObject([
      { kind: 'wallet', number: '0800000000', minimum: 200 },
      { kind: 'gift' },
    ]);
    const without = { ...depositMarket, deposit: { ...depositMarket.deposit, mobileWallet: null } };
    expect(depositWays(lookup, without, settings)).toEqual([]);
  });
});

describe('the window without slips', () => {
  const bangkok = (clock: string) => Date.parse(`2026-11-20T${clock}:00+07:00`);
  it.each([
    ['23:29', false],
    ['23:30', true],
    ['00:00', true],
    ['00:29', true],
    ['00:30', false],
    ['12:00', false],
  ])('over midnight, at %s: closed is %p', (clock, closed) => {
    expect(isSlipClosed(bangkok(clock), { from: '23:30', to: '00:30' })).toBe(closed);
  });
  it.each([
    ['01:59', false],
    ['02:00', true],
    ['03:59', true],
    ['04:00', false],
  ])('within a day, at %s: closed is %p', (clock, closed) => {
    expect(isSlipClosed(bangkok(clock), { from: '02:00', to: '04:00' })).toBe(closed);
  });
  it('is never closed without a window, or in an empty one', () => {
    expect(isSlipClosed(bangkok('02:00'), null)).toBe(false);
    expect(isSlipClosed(bangkok('02:00'), { from: '02:00', to: '02:00' })).toBe(false);
  });
});

describe('gift links', () => {
  const link = 'https://gift.truemoney.com/campaign/?v=0123456789abcdefABCDEF';
  it.each([link, ` ${link} `, `มีของขวัญให้คุณ ${link}\nกดเลย`, link.replace('/?', '?')])(
    '%p holds one',
    (text) => {
      expect(giftLinkIn(text)).toContain('v=0123456789abcdefABCDEF');
    },
  );
  it.each([
    '',
    'hello',
    link.replace('https', 'http'),
    link.replace('gift.truemoney.com', 'gift.truemoney.com.example'),
    link.replace('campaign', 'other'),
    'https://gift.truemoney.com/campaign/?v=short',
    'https://user@evil.example/?https://gift.truemoney.com',
  ])('%p holds none', (text) => {
    expect(giftLinkIn(text)).toBeNull();
  });
});

describe('slip files', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
  it.each([
    ['a PNG', 1000, png, null],
    ['a JPEG', 10 * 1024 * 1024, jpeg, null],
    ['a byte too many', 10 * 1024 * 1024 + 1, jpeg, 'too-large'],
    ['nothing', 0, new Uint8Array(), 'empty'],
    ['a GIF', 10, new TextEncoder().encode('GIF89a'), 'type'],
    ['an SVG called .png', 10, new TextEncoder().encode('<svg onload='), 'type'],
  ])('%s', (_, size, head, problem) => {
    expect(checkSlipFile(size, head)).toBe(problem);
  });
});

describe('QR codes', () => {
  const VALIDITY = 600_000;
  const NOW = Date.parse('2026-11-20T10:00:00Z');
  const code = (expireIn: QrCode['expireIn'], more: object = {}): QrCode => ({
    hasQrcode: true,
    qrcodeId: 'q',
    qrcode: '<svg/>',
    amount: 5,
    expireIn,
    ...more,
  });

  it.each([
    ['a moment', code('2026-11-20T10:04:32Z'), 272_000],
    ['seconds left', code(272), 272_000],
    ['seconds left as text', code('272'), 272_000],
    ['nothing', code(null), VALIDITY],
    ['no date', code('soon'), VALIDITY],
    // The phone runs ten minutes behind: the moment seems further away than codes live.
    ['a moment beyond the validity', code('2026-11-20T10:14:32Z'), VALIDITY],
    // The phone runs an hour ahead, and the server says so.
    [
      'a moment with the server’s own time',
      code('2026-11-20T09:04:32Z', { now: '2026-11-20T09:00:00Z' }),
      272_000,
    ],
  ])('%s: what is left', (_, answer, left) => {
    expect(deadlineOf(answer, NOW, VALIDITY) - NOW).toBe(left);
  });

  it('a cached answer does not start its countdown anew', () => {
    const answer = code(100);
    expect(receivedAt(answer, NOW)).toBe(NOW);
    expect(qrView(answer, NOW + 60_000, VALIDITY)?.deadline).toBe(NOW + 100_000);
  });

  it('shows amount and picture, and nothing without a code', () => {
    expect(qrView(code(100), NOW, VALIDITY)).toMatchObject({ id: 'q', amount: fromWire(5) });
    expect(qrView({ hasQrcode: false, message: 'no' }, NOW, VALIDITY)).toBeNull();
    expect(qrView(undefined, NOW, VALIDITY)).toBeNull();
  });

  it('markup becomes the address of an image, never markup', () => {
    expect(imageIn('<div><svg viewBox="0 0 1 1"></svg></div>')).toMatch(/^data:image\/svg\+xml/);
    expect(decodeURIComponent(imageIn('<svg></svg>') ?? '')).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(imageIn('<img src="data:image/png;base64,AAAA">')).toBe('data:image/png;base64,AAAA');
    expect(imageIn('<img src="https://tracker.example/x.png">')).toBeNull();
    expect(imageIn('<script>alert(1)</script>')).toBeNull();
    expect(imageIn(null)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const image = imageIn(text);
        return image === null || image.startsWith('data:image/');
      }),
    );
  });
});
