import { describeMarket } from '@member-wallet/ui/testing/describe-market';
import { baht } from './baht';
import { market } from './market';

describeMarket('Laos', market);

test('offers kip first, then baht at registration', () => {
  expect(market.currencies.map((currency) => currency.wire)).toEqual(['LAK', 'BAHT']);
});

test('shows kip by default and recommends no bank', () => {
  expect(market.currencies[0].symbol).toBe('₭');
  expect(market.recommendedBanks).toEqual([]);
  expect(market.banks.length).toBeGreaterThan(10);
});

test('requires English names for Thai banks that show no others, although it does not list them', () => {
  expect(market.latinNameBanks).toEqual(expect.arrayContaining(['KTB', 'TMB', 'TTB', 'BBL']));
});

test('uses 500 times the deposit minimums and presets of baht for kip', () => {
  const { KBANK, WW, PAYTIMZ } = baht.deposit.qr;
  const inKip = (amounts: readonly number[]) => amounts.map((amount) => amount * 500);
  expect(market.currencies[0].deposit).toEqual({
    qr: {
      // Above zero in every currency.
      KBANK: { usualMinimum: 1, presets: inKip(KBANK.presets) },
      WW: { usualMinimum: WW.usualMinimum * 500, presets: inKip(WW.presets) },
      PAYTIMZ: { usualMinimum: PAYTIMZ.usualMinimum * 500, presets: inKip(PAYTIMZ.presets) },
    },
    usualWalletMinimum: baht.deposit.usualWalletMinimum * 500,
  });
  expect(market.currencies[1]).toBe(baht);
});
