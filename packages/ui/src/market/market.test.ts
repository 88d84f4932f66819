import { baht, kip } from '#/testing/markets';
import { bankOf, findBank } from './bank';
import { findCurrency, withUsualCurrency } from './currency';
import { defineMarket, type Bank } from './market';

const ttb: Bank = {
  code: 'TTB',
  aliases: ['TMB'],
  name: { th: 'ทีทีบี', la: 'ທີທີບີ', en: 'ttb' },
  color: '#ee871e',
  shortName: 'ttb',
  monogram: 'TT',
  accountDigits: { from: 10, to: 10 },
};

const market = defineMarket({
  defaultLocale: 'th',
  locales: ['th', 'la', 'en'],
  currencies: [kip, baht],
  phone: {
    countryCode: '66',
    shapes: [{ start: '', digits: 10, groups: [3, 3, 4] }],
    storedAs: 'local',
    leadingZeroOptional: false,
    example: '081 234 5678',
    problem: 'ten-digits',
  },
  otpLength: 6,
  banks: [ttb],
  recommendedBanks: [],
  latinNameBanks: [],
  features: { slipUpload: true, spinWheel: true, invite: true, refund: true, chat: true },
  responsibleGaming: { minimumAge: 18, reminderMinutes: 60, depositLimit: true },
});

test('an incomplete market does not compile', () => {
  const { recommendedBanks: _, ...withoutList } = market;
  // @ts-expect-error recommendedBanks is missing
  expect(defineMarket(withoutList)).toBe(withoutList);

  const { chat: __, ...features } = market.features;
  const withoutFeature = { ...market, features };
  // @ts-expect-error features.chat is missing
  expect(defineMarket(withoutFeature)).toBe(withoutFeature);
});

test('a bank or a currency without an English name does not compile', () => {
  const { en: _, ...names } = ttb.name;
  // @ts-expect-error English is used for every language without a name
  const nameless: Bank = { ...ttb, name: names };
  expect(nameless.name).not.toHaveProperty('en');
});

test.each([
  ['TTB', 'TTB'],
  ['TMB', 'TTB'],
  [' tmb ', 'TTB'],
  ['XYZ', undefined],
  ['', undefined],
  [null, undefined],
])('bank code %p finds %p', (code, found) => {
  expect(findBank(market, code)?.code).toBe(found);
});

test('shows a bank that only the backend knows', () => {
  expect(bankOf(market, 'NEW1', 'New Bank')).toMatchObject({
    code: 'NEW1',
    shortName: 'New Bank',
    monogram: 'NE',
  });
  expect(bankOf(market, 'TMB')).toBe(ttb);
});

test.each([
  ['BAHT', '฿'],
  ['THB', '฿'],
  ['lak', '₭'],
  ['', undefined],
  ['USD', undefined],
])('currency %p is shown as %s', (value, symbol) => {
  expect(findCurrency(market, value)?.symbol).toBe(symbol);
});

test('puts the currency of the setting first', () => {
  expect(withUsualCurrency(market, 'baht').currencies.map(({ code }) => code)).toEqual(['THB', 'LAK']);
  expect(withUsualCurrency(market, null)).toBe(market);
  expect(() => withUsualCurrency(market, 'USD')).toThrow('no currency USD');
});
