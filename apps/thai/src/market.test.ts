import { describeMarket } from '@member-wallet/ui/testing/describe-market';
import { market } from './market';

describeMarket('Thai', market);

test('lists the banks of the country', () => {
  expect(market.banks.length).toBeGreaterThan(10);
});
