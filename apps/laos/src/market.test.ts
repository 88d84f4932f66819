import { describeMarket } from '@member-wallet/ui/testing/describe-market';
import { market } from './market';

describeMarket('Laos', market);

test('registration offers kip first, then baht', () => {
  expect(market.currencies.map((currency) => currency.wire)).toEqual(['LAK', 'BAHT']);
});

test('shows kip by default and recommends no bank', () => {
  expect(market.currencies[0].symbol).toBe('₭');
  expect(market.recommendedBanks).toEqual([]);
  expect(market.banks.length).toBeGreaterThan(10);
});
