import { readdirSync } from 'node:fs';
import type { DepositBank, DepositWallet } from '@member-wallet/api-sdk';
import { isValidElement } from 'react';
import type { Locale } from '#/i18n/locale';
import type { DepositRules, Market } from '#/market/market';
import { depositMarket, depositSettings as settings } from '#/testing/deposits';
import { baht, kip } from '#/testing/markets';
import type { MethodWords } from './method';
import { DEPOSIT_METHODS, offeredMethods } from './deposit-methods';

const offers = (banks: readonly DepositBank[], change = {}) =>
  offeredMethods({ banks, wallets: [] }, { market: depositMarket, settings: { ...settings, ...change } });

const { mobileWallet } = depositMarket.deposit;
const walletOffers = (
  wallets: readonly DepositWallet[],
  rules: DepositRules['mobileWallet'] = mobileWallet,
) => {
  const market = { ...depositMarket, deposit: { ...depositMarket.deposit, mobileWallet: rules } };
  return offeredMethods({ banks: [], wallets }, { market, settings });
};

describe('QR codes', () => {
  it.each([
    [{ bankCode: 'PAYMENT', bankType: 'WW' }, 'WW'],
    [{ bankCode: 'PAYMENT WW' }, 'WW'],
    [{ bankCode: 'payment_paytimz', mode: 'AUTO' }, 'PAYTIMZ'],
    [{ bankCode: 'PAYMENT', bankType: 'by - ww' }, 'WW'],
    [{ bankCode: 'KBANK', mode: 'QR' }, 'KBANK'],
    [{ bankCode: 'KBANK', mode: 'QR', bankAccountNo: '0001112223' }, 'KBANK'],
    [{ bankCode: 'kbank', mode: ' qr_code ' }, 'KBANK'],
    [{ bankCode: 'KBANK', bankType: 'Qr' }, 'KBANK'],
    [{ bankCode: 'KBANK', bankType: 'QR', mode: 'AUTO', bankAccountNo: '0001112223' }, 'KBANK'],
    [{ bankCode: 'KBANK', mode: 'MANUAL', bankAccountNo: '0001112223' }, 'KBANK'],
    [{ bankCode: 'KBANK' }, 'KBANK'],
    [{ bankCode: 'WW', mode: 'AUTO', bankAccountNo: '0001112223' }, 'WW'],
    [{ bankCode: 'paytimz', mode: null }, 'PAYTIMZ'],
  ])('%j is a QR code of %s', (bank, provider) => {
    expect(offers([bank])).toMatchObject([{ method: 'qr', details: { provider } }]);
  });

  it.each([
    { bankCode: 'KBANK', mode: 'AUTO' },
    { bankCode: 'KBANK', mode: 'auto ', bankType: 'BANK' },
    { bankCode: 'KBANK', mode: null },
    { bankCode: 'KBANK', mode: ' ' },
    { bankCode: 'SCB', mode: 'QR' },
    { bankCode: 'SCB', mode: 'MANUAL' },
  ])('%j with an account number is a transfer', (bank) => {
    expect(offers([{ ...bank, bankAccountNo: '0001112223' }])).toMatchObject([{ method: 'account' }]);
  });

  it.each([
    [{ bankCode: 'PAYMENT', bankType: 'SOMETHING' }],
    [{ bankCode: 'PAYMENT', bankType: 'SOMETHING', bankAccountNo: '0001112223' }],
    [{ bankCode: 'PAYMENTWW', bankType: 'BANK' }],
  ])('%j names no payment company that this build knows, and offers nothing', (bank) => {
    expect(offers([bank])).toEqual([]);
  });

  it('takes minimum and presets from the market where the build sets none', () => {
    expect(offers([{ bankCode: 'PAYMENT WW' }, { bankCode: 'PAYMENT PAYTIMZ' }])).toMatchObject([
      {
        key: 'qr WW',
        details: {
          provider: 'WW',
          presets: [10_000, 20_000, 30_000, 50_000, 100_000],
          minimum: 10_000,
        },
      },
      {
        key: 'qr PAYTIMZ',
        details: {
          provider: 'PAYTIMZ',
          presets: [1000, 5000, 10_000, 50_000, 100_000],
          minimum: 1000,
        },
      },
    ]);
  });

  it('takes minimums from the settings, and PAYTIMZ its first preset with it', () => {
    const [paytimz] = offers([{ bankCode: 'PAYMENT', bankType: 'PAYTIMZ' }], { paytimzMinimum: 25 });
    expect(paytimz?.details).toMatchObject({ minimum: 2500, presets: [2500, 5000, 10_000, 50_000, 100_000] });
    const [kbank] = offers([{ bankCode: 'KBANK', mode: 'QR' }], { qrMinimum: 50 });
    expect(kbank?.details).toMatchObject({ minimum: 5000, presets: [5000, 10_000, 50_000, 100_000] });
    const [ww] = offers([{ bankCode: 'PAYMENT', bankType: 'WW' }], { qrMinimum: 5, paytimzMinimum: 5 });
    expect(ww?.details).toMatchObject({
      minimum: 10_000,
      presets: [10_000, 20_000, 30_000, 50_000, 100_000],
    });
  });

  it('offers each preset once, and none below the minimum', () => {
    const [paytimz] = offers([{ bankCode: 'PAYMENT', bankType: 'PAYTIMZ' }], { paytimzMinimum: 100 });
    expect(paytimz?.details).toMatchObject({ minimum: 10_000, presets: [10_000, 50_000, 100_000] });
    const [kbank] = offers([{ bankCode: 'KBANK', mode: 'QR' }], { qrMinimum: 30 });
    expect(kbank?.details).toMatchObject({ minimum: 3000, presets: [5000, 10_000, 50_000, 100_000] });
  });
});

describe('accounts to transfer to', () => {
  it('have holder and number as the server has them', () => {
    expect(
      offers([{ bankCode: 'SCB', bankAccountNo: ' 000-1 ', bankAccountName: 'Wallet Co.' }]),
    ).toMatchObject([
      {
        method: 'account',
        key: 'account SCB 000-1',
        details: {
          holder: 'Wallet Co.',
          number: '000-1',
          numberLabel: 'deposit.accountNo',
          minimum: null,
        },
      },
    ]);
    expect(offers([{ bankCode: 'SCB', bankAccountNo: '1' }])).toMatchObject([{ details: { holder: null } }]);
  });

  it.each([[{ bankCode: 'SCB' }], [{ bankCode: 'SCB', bankAccountNo: ' ' }]])(
    '%j has no number, and offers nothing',
    (bank) => {
      expect(offers([bank])).toEqual([]);
    },
  );

  it('shows each once, in the server’s order', () => {
    const scb = { bankCode: 'SCB', bankAccountNo: '1' };
    const shown = offers([
      scb,
      { bankCode: 'PAYMENT', bankType: 'WW' },
      { bankCode: 'SCB', bankAccountNo: '2' },
      { ...scb, currency: 'BAHT' },
      scb,
      { bankCode: 'KTB', bankAccountNo: '1' },
      { bankCode: 'PAYMENT WW' },
    ]);
    expect(shown.map(({ key }) => key)).toEqual([
      'account SCB 1',
      'qr WW',
      'account SCB 2',
      'account SCB 1 BAHT',
      'account KTB 1',
    ]);
  });
});

describe('mobile wallets', () => {
  const automatic = { mode: 'AUTO', walletAccountName: 'A', walletAccountNo: ' 0800000000 ' };
  const byLink = { mode: 'LINK', walletAccountName: 'A' };

  it('are told apart: one that credits by itself from one that takes gift links', () => {
    expect(walletOffers([automatic, byLink])).toMatchObject([
      {
        method: 'wallet',
        key: 'wallet 0800000000',
        details: { holder: 'A', number: '0800000000', numberLabel: 'deposit.walletNo', minimum: 200 },
      },
      { method: 'gift', key: 'gift' },
    ]);
  });

  it('name their mode in any case', () => {
    expect(walletOffers([{ mode: ' auto' }, { mode: 'Link' }])).toMatchObject([
      { method: 'wallet' },
      { method: 'gift' },
    ]);
  });

  it('are shown without number or name all the same', () => {
    const nothing = [{ method: 'wallet', details: { holder: null, number: null } }];
    expect(walletOffers([{ mode: 'AUTO', walletAccountNo: ' ' }])).toMatchObject(nothing);
    expect(walletOffers([{ mode: 'AUTO' }])).toMatchObject(nothing);
  });

  it('are different ones where their numbers are, or else their names', () => {
    const named = (walletAccountName: string) => ({ mode: 'AUTO', walletAccountName });
    const second = { ...automatic, walletAccountNo: '0811111111' };
    expect(walletOffers([automatic, second, automatic])).toHaveLength(2);
    expect(walletOffers([named('A'), named('B'), named('A')])).toHaveLength(2);
  });

  it('take gift links once, and only where the market does', () => {
    expect(walletOffers([byLink, { mode: null }])).toMatchObject([{ method: 'gift' }]);
    expect(walletOffers([automatic, byLink], { automaticMinimum: 2, giftLink: false })).toMatchObject([
      { method: 'wallet' },
    ]);
  });

  it('are offered nowhere where the market has none', () => {
    expect(walletOffers([automatic, byLink], null)).toEqual([]);
  });
});

describe('the label', () => {
  const t = (key: string, ..._values: readonly object[]) => key;
  const words = (locale: Locale): MethodWords => ({
    t,
    nameOf: ({ name }) => name[locale] ?? name.en,
    market: depositMarket,
  });
  const labelOf = (bank: DepositBank, locale: Locale = 'th') => offers([bank])[0]?.label(words(locale));
  const account = (bankCode: string, bank?: DepositBank['bank']) => ({ bankCode, bankAccountNo: '1', bank });

  it.each([
    ['SCB', false],
    ['kbank', true],
    ['KTB', true],
  ])('of an account at %s is the market’s bank, recommended: %p', (code, isRecommended) => {
    const bank = depositMarket.banks.find((each) => each.code === code.toUpperCase());
    const label = { hint: 'deposit.byAccount', tile: bank, isRecommended };
    expect(labelOf(account(code))).toEqual({ ...label, title: bank?.name.th });
    expect(labelOf(account(code), 'la')).toEqual({ ...label, title: bank?.name.la });
  });

  it.each([
    ['New Bank', 'New Bank'],
    [{ nameTH: 'ธนาคารใหม่', nameEN: 'New Bank' }, 'ธนาคารใหม่'],
    [{ nameEN: 'New Bank' }, 'New Bank'],
    [{}, 'NEW'],
    [null, 'NEW'],
  ])('of a bank that only the server knows, as %j, is %s', (bank, title) => {
    expect(labelOf(account('NEW', bank))).toMatchObject({ title, isRecommended: false });
  });

  const inCurrencies = (currencies: Market['currencies'], currency: string) =>
    offers([{ ...account('SCB'), currency }])[0]?.label({
      ...words('th'),
      market: { ...depositMarket, currencies },
    }).hint;

  it.each([
    ['of an account names its currency, where the market has several', [kip, baht], 'BAHT', ' · บาท'],
    ['knows its currency by its code too', [kip, baht], 'thb', ' · บาท'],
    ['names no currency, where the market has one', [baht], 'BAHT', ''],
    ['names a currency that the market does not have', [baht], 'USD', ' · USD'],
  ] as const)('%s', (_, currencies, currency, named) => {
    expect(inCurrencies(currencies, currency)).toBe(`deposit.byAccount${named}`);
  });

  it('of a code is the bank’s, or the company’s own', () => {
    expect(labelOf({ bankCode: 'KBANK', mode: 'QR' })).toEqual({
      title: 'ธนาคาร KBANK',
      hint: 'deposit.byQr',
      tile: depositMarket.banks.find(({ code }) => code === 'KBANK'),
      isRecommended: true,
    });
    const company = { hint: 'deposit.byQr', isRecommended: false };
    expect(labelOf({ bankCode: 'PAYMENT WW' })).toEqual({
      ...company,
      title: 'PAYMENT WW',
      tile: { color: '#2456a6', monogram: 'WW' },
    });
    expect(labelOf({ bankCode: 'PAYMENT PAYTIMZ' })).toEqual({
      ...company,
      title: 'PAYMENT PAYTIMZ',
      tile: { color: '#0f766e', monogram: 'PT' },
    });
  });

  it('of a wallet says what it takes', () => {
    const labels = walletOffers([{ mode: 'AUTO' }, { mode: 'LINK' }]).map((each) => each.label(words('th')));
    const wallet = {
      title: 'deposit.wallet',
      tile: { color: '#b4532a', monogram: 'MW' },
      isRecommended: false,
    };
    expect(labels).toEqual([
      { ...wallet, hint: 'deposit.byWallet' },
      { ...wallet, hint: 'deposit.byGift' },
    ]);
  });
});

describe('the registry', () => {
  const FILE = /^(.+)-method\.tsx?$/;

  it('has every method that has a file, each under its file’s name', () => {
    const names = readdirSync(__dirname).flatMap((file) => FILE.exec(file)?.[1] ?? []);
    expect(names.length).toBeGreaterThanOrEqual(4);
    expect(DEPOSIT_METHODS.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  /** One offer of each method, or more. */
  const EXAMPLES = [
    ...offers([{ bankCode: 'SCB', bankAccountNo: '1' }, { bankCode: 'PAYMENT WW' }]),
    ...walletOffers([{ mode: 'AUTO' }, { mode: 'LINK' }]),
  ];

  it('has an example of each method here', () => {
    const methods = new Set(EXAMPLES.map(({ method }) => method));
    expect([...methods].sort()).toEqual(DEPOSIT_METHODS.map(({ name }) => name).sort());
  });

  it('opens a sheet with what the method knows; only a code’s sheet learns the amount', () => {
    const context = {
      frame: { open: true, onClose: jest.fn(), back: jest.fn(), toSlip: jest.fn(), windowText: null },
      settings,
      label: { title: '', hint: '', tile: { color: '#000000', monogram: '' }, isRecommended: false } as const,
      checkLimit: jest.fn(),
    };
    for (const each of EXAMPLES) {
      const sheet = each.sheet(context);
      expect(isValidElement(sheet) && sheet.props).toEqual({ ...context, details: each.details });
    }
    expect(EXAMPLES.filter(({ knowsAmount }) => knowsAmount)).toMatchObject([{ method: 'qr' }]);
  });
});
