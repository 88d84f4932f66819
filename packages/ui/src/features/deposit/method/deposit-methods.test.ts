import { readdirSync } from 'node:fs';
import type { DepositBank, DepositWallet } from '@member-wallet/api-sdk';
import { isValidElement } from 'react';
import type { Locale } from '#/i18n/locale';
import type { Currency, Market } from '#/market/market';
import { UNKNOWN_CURRENCY } from '#/market/currency';
import { depositMarket, depositSettings as settings } from '#/testing/deposits';
import { baht, kip } from '#/testing/markets';
import type { MethodWords } from './method-labels';
import { DEPOSIT_METHODS, offeredMethods, sectionsOf } from './deposit-methods';

const {
  currencies: [own],
} = depositMarket;
const offers = (banks: readonly DepositBank[]) => offeredMethods({ banks, wallets: [] }, depositMarket, own);
const walletOffers = (wallets: readonly DepositWallet[]) =>
  offeredMethods({ banks: [], wallets }, depositMarket, own);

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
  ])('of a payment company that this build does not know are not offered: %j', (bank) => {
    expect(offers([bank])).toEqual([]);
  });

  it('are in the currency that the server names', () => {
    expect(offers([{ bankCode: 'PAYMENT WW', currency: ' LAK ' }, { bankCode: 'PAYTIMZ' }])).toMatchObject([
      { key: 'qr PAYTIMZ', currency: null, details: { provider: 'PAYTIMZ', currency: null } },
      { key: 'qr WW', currency: 'LAK', details: { provider: 'WW', currency: 'LAK' } },
    ]);
  });
});

describe('the list of methods', () => {
  const shown = (banks: readonly DepositBank[], currency: Currency) =>
    offeredMethods({ banks, wallets: [{ mode: 'AUTO' }] }, inBoth, currency).map((each) => [
      each.method,
      each.currency,
    ]);
  const inBoth = { ...depositMarket, currencies: [kip, baht] } as const;
  const banks = [
    { bankCode: 'BCEL', bankAccountNo: '1', currency: 'LAK' },
    { bankCode: 'WW', currency: 'LAK' },
    { bankCode: 'BCEL', bankAccountNo: '2', currency: 'BAHT' },
    { bankCode: 'WW', currency: 'BAHT' },
    { bankCode: 'PAYTIMZ', currency: 'USD' },
  ];

  it('is sorted by kind, with other currencies than the member’s last', () => {
    expect(shown(banks.slice(0, 3), kip)).toEqual([
      ['qr', 'LAK'],
      ['account', 'LAK'],
      ['wallet', null],
      ['account', 'BAHT'],
    ]);
  });

  it('has each provider once, in the member’s currency if there is a choice', () => {
    expect(shown(banks, baht)).toEqual([
      ['qr', 'BAHT'],
      ['account', 'BAHT'],
      ['wallet', null],
      ['qr', 'USD'],
      ['account', 'LAK'],
    ]);
  });

  it('has recommended banks first within their kind, and otherwise the server’s order', () => {
    const listed = [
      { bankCode: 'SCB', bankAccountNo: '1' },
      { bankCode: 'WW' },
      { bankCode: 'KTB', bankAccountNo: '1' },
      { bankCode: 'NEW', bankAccountNo: '1' },
      { bankCode: 'KBANK', mode: 'QR' },
    ];
    expect(offers(listed).map(({ key }) => key)).toEqual([
      'qr KBANK',
      'qr WW',
      'account KTB 1',
      'account SCB 1',
      'account NEW 1',
    ]);
  });

  it('has a heading for each kind, and one for other currencies', () => {
    const methods = offeredMethods({ banks, wallets: [{ mode: 'LINK' }] }, inBoth, baht);
    const sections = sectionsOf(methods, inBoth, baht);
    expect(sections.map(({ name, methods: own }) => [name, own.map(({ key }) => key)])).toEqual([
      ['qr', ['qr WW']],
      ['account', ['account BCEL 2 BAHT']],
      ['wallet', ['gift']],
      ['other', ['qr PAYTIMZ', 'account BCEL 1 LAK']],
    ]);
    expect(sectionsOf([], inBoth, baht)).toEqual([]);
  });

  it('has no heading for other currencies while the member’s is unknown', () => {
    const methods = offeredMethods({ banks, wallets: [] }, inBoth, UNKNOWN_CURRENCY);
    const names = sectionsOf(methods, inBoth, UNKNOWN_CURRENCY).map(({ name }) => name);
    expect(names).toEqual(['qr', 'account']);
  });
});

describe('accounts to transfer to', () => {
  it('have the server’s holder and number', () => {
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
        },
      },
    ]);
    expect(offers([{ bankCode: 'SCB', bankAccountNo: '1' }])).toMatchObject([{ details: { holder: null } }]);
  });

  it.each([[{ bankCode: 'SCB' }], [{ bankCode: 'SCB', bankAccountNo: ' ' }]])(
    'are not offered without a number: %j',
    (bank) => {
      expect(offers([bank])).toEqual([]);
    },
  );

  it('are offered once each, in the server’s order', () => {
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
      'qr WW',
      'account KTB 1',
      'account SCB 1',
      'account SCB 2',
      'account SCB 1 BAHT',
    ]);
  });
});

describe('mobile wallets', () => {
  const automatic = { mode: 'AUTO', walletAccountName: 'A', walletAccountNo: ' 0800000000 ' };
  const byLink = { mode: 'LINK', walletAccountName: 'A' };

  it('are transfers if they credit automatically, else gift links', () => {
    expect(walletOffers([automatic, byLink])).toMatchObject([
      {
        method: 'wallet',
        key: 'wallet 0800000000',
        details: { holder: 'A', number: '0800000000', numberLabel: 'deposit.walletNo' },
      },
      { method: 'gift', key: 'gift' },
    ]);
  });

  it('are recognised by their mode, in upper or lower case', () => {
    expect(walletOffers([{ mode: ' auto' }, { mode: 'Link' }])).toMatchObject([
      { method: 'wallet' },
      { method: 'gift' },
    ]);
  });

  it('are offered even without a number or name', () => {
    const nothing = [{ method: 'wallet', details: { holder: null, number: null } }];
    expect(walletOffers([{ mode: 'AUTO', walletAccountNo: ' ' }])).toMatchObject(nothing);
    expect(walletOffers([{ mode: 'AUTO' }])).toMatchObject(nothing);
  });

  it('are distinguished by number, or else by name', () => {
    const named = (walletAccountName: string) => ({ mode: 'AUTO', walletAccountName });
    const second = { ...automatic, walletAccountNo: '0811111111' };
    expect(walletOffers([automatic, second, automatic])).toHaveLength(2);
    expect(walletOffers([named('A'), named('B'), named('A')])).toHaveLength(2);
  });

  it('have a minimum of 2 in every currency, and the currency’s usual minimum', () => {
    const [offer] = walletOffers([automatic]);
    const amounts = (currency: Currency) =>
      offer?.amounts({ settings, market: depositMarket, own: currency });
    expect([baht, kip].map((currency) => amounts(currency))).toMatchObject([
      { minimum: 200, usualMinimum: 200 },
      { minimum: 200, usualMinimum: 100_000 },
    ]);
  });

  it('offer gift links once', () => {
    expect(walletOffers([byLink, { mode: null }])).toMatchObject([{ method: 'gift' }]);
  });
});

describe('the label', () => {
  const t = (key: string, ...values: readonly object[]) =>
    [key, ...values.map((each) => JSON.stringify(each))].join(' ');
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
  ])('of an account at %s has the market’s bank; recommended: %p', (code, isRecommended) => {
    const bank = depositMarket.banks.find((each) => each.code === code.toUpperCase());
    const label = { title: bank?.shortName, currency: null, tile: bank, isRecommended };
    expect(labelOf(account(code))).toEqual({ ...label, hint: bank?.name.th });
    expect(labelOf(account(code), 'la')).toEqual({ ...label, hint: bank?.name.la });
  });

  it.each([
    ['New Bank', 'New Bank'],
    [{ nameTH: 'ธนาคารใหม่', nameEN: 'New Bank' }, 'ธนาคารใหม่'],
    [{ nameEN: 'New Bank' }, 'New Bank'],
    [{}, 'NEW'],
    [null, 'NEW'],
  ])('of a bank that this build does not know, named %j by the server, is %s', (bank, title) => {
    const label = { title, hint: 'deposit.byAccount', isRecommended: false };
    expect(labelOf(account('NEW', bank))).toMatchObject(label);
  });

  const inCurrencies = (currencies: Market['currencies'], currency: string) =>
    offers([{ ...account('SCB'), currency }])[0]?.label({
      ...words('th'),
      market: { ...depositMarket, currencies },
    }).currency;

  it.each([
    ['of an account names its currency, where the market has several', [kip, baht], 'BAHT', 'บาท'],
    ['knows its currency by its code too', [kip, baht], 'thb', 'บาท'],
    ['names no currency, where the market has one', [baht], 'BAHT', null],
    ['names a currency that the market does not have', [baht], 'USD', 'USD'],
  ] as const)('%s', (_, currencies, currency, named) => {
    expect(inCurrencies(currencies, currency)).toBe(named);
  });

  it('of a QR code has the bank’s or the company’s name and tile', () => {
    expect(labelOf({ bankCode: 'KBANK', mode: 'QR' })).toEqual({
      title: 'KBANK',
      hint: 'ธนาคาร KBANK',
      currency: null,
      tile: depositMarket.banks.find(({ code }) => code === 'KBANK'),
      isRecommended: true,
    });
    const company = { hint: null, currency: null, isRecommended: false };
    expect(labelOf({ bankCode: 'PAYMENT WW' })).toEqual({
      ...company,
      title: 'deposit.scanToPay {"number":1}',
      tile: { color: '#2456a6', monogram: 'WW' },
    });
    expect(labelOf({ bankCode: 'PAYMENT PAYTIMZ' })).toEqual({
      ...company,
      title: 'deposit.scanToPay {"number":2}',
      tile: { color: '#0f766e', monogram: 'PT' },
    });
  });

  it('of a wallet is its kind of deposit', () => {
    const labels = walletOffers([{ mode: 'AUTO' }, { mode: 'LINK' }]).map((each) => each.label(words('th')));
    const wallet = {
      hint: null,
      currency: null,
      tile: { color: '#b4532a', monogram: 'MW' },
      isRecommended: false,
    };
    expect(labels).toEqual([
      { ...wallet, title: 'deposit.byWallet' },
      { ...wallet, title: 'records.gift' },
    ]);
  });
});

describe('the registry', () => {
  const FILE = /^(.+)-method\.tsx?$/;

  it('contains the method of every *-method file, with the file’s name', () => {
    const names = readdirSync(__dirname).flatMap((file) => FILE.exec(file)?.[1] ?? []);
    expect(names.length).toBeGreaterThanOrEqual(4);
    expect(DEPOSIT_METHODS.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  /** At least one offer of each method. */
  const EXAMPLES = [
    ...offers([{ bankCode: 'SCB', bankAccountNo: '1' }, { bankCode: 'PAYMENT WW' }]),
    ...walletOffers([{ mode: 'AUTO' }, { mode: 'LINK' }]),
  ];

  it('has no method without an example in this test', () => {
    const methods = new Set(EXAMPLES.map(({ method }) => method));
    expect([...methods].sort()).toEqual(DEPOSIT_METHODS.map(({ name }) => name).sort());
  });

  it('opens a sheet with the method’s details; only a QR code’s sheet gets the amount', () => {
    const context = {
      frame: {
        open: true,
        onClose: jest.fn(),
        back: jest.fn(),
        toSlip: jest.fn(),
        panes: {},
        windowText: null,
      },
      settings,
      productName: 'Sabai',
      amounts: null,
      amount: null,
      label: {
        title: '',
        hint: '',
        currency: null,
        tile: { color: '#000000', monogram: '' },
        isRecommended: false,
      } as const,
      checkLimit: jest.fn(),
    };
    for (const each of EXAMPLES) {
      const sheet = each.sheet(context);
      expect(isValidElement(sheet) && sheet.props).toEqual({ ...context, details: each.details });
    }
    expect(EXAMPLES.filter(({ knowsAmount }) => knowsAmount)).toMatchObject([{ method: 'qr' }]);
  });
});
