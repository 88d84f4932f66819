import { describeMarket } from '@member-wallet/ui/testing/describe-market';
import { market } from './market';

describeMarket('Thai', market);

test('recommends KBank and KTB', () => {
  expect(market.recommendedBanks).toEqual(['KBANK', 'KTB']);
});

test('requires English names for banks that show no others', () => {
  expect(market.latinNameBanks).toEqual(expect.arrayContaining(['KTB', 'TMB', 'TTB', 'BBL']));
});

test('lists the banks of the country', () => {
  expect(market.banks.length).toBeGreaterThan(10);
});
