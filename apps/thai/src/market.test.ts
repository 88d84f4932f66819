import type { Bank } from '@member-wallet/ui/market';
import { describeMarket } from '@member-wallet/ui/testing/describe-market';
import { market } from './market';

describeMarket('Thai', market);

test('lists the banks of the country', () => {
  expect(market.banks.length).toBeGreaterThan(10);
});

const bankOf = (code: string): Bank | undefined =>
  market.banks.find((bank: Bank) => bank.code === code || bank.aliases.includes(code));

test.each([
  ['KTB', 'latin'],
  ['TMB', 'latin'],
  ['BBL', 'latin'],
  ['KBANK', 'any'],
  ['SCB', 'any'],
  ['GSB', 'any'],
])('%s accepts holder names: %s', (code, rule) => {
  expect(bankOf(code)?.holderName).toBe(rule);
});
