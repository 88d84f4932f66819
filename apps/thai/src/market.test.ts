import { describeMarket } from '@member-wallet/ui/testing/describe-market';
import { market } from './market';

describeMarket('Thai', market);

test('names KBank and KTB as the fastest to pay from', () => {
  expect(market.recommendedBanks).toEqual(['KBANK', 'KTB']);
});

test('asks for English names where the bank shows no others', () => {
  expect(market.latinNameBanks).toEqual(expect.arrayContaining(['KTB', 'TMB', 'TTB', 'BBL']));
});

test('lists the banks of the country', () => {
  expect(market.banks.length).toBeGreaterThan(10);
});
