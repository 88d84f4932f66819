import { currencyNamed } from '#/market/currency';
import { depositMarket, depositSettings as settings } from '#/testing/deposits';
import { baht, kip } from '#/testing/markets';
import { qrAmounts } from './qr-amounts';

it.each([
  ['KBANK', baht, 100, [1000, 2000, 5000, 10_000, 50_000, 100_000]],
  ['WW', baht, 10_000, [10_000, 20_000, 30_000, 50_000, 100_000]],
  ['PAYTIMZ', baht, 1000, [1000, 5000, 10_000, 50_000, 100_000]],
  ['WW', kip, 5_000_000, [5_000_000, 10_000_000]],
  ['PAYTIMZ', kip, 500_000, [500_000, 2_500_000]],
] as const)(
  '%s takes them from the currency where the build sets none',
  (provider, currency, minimum, presets) => {
    expect(qrAmounts(provider, settings, currency)).toEqual({ minimum, presets });
  },
);

it.each([
  ['LAK 20000', 20_000],
  ['LAK 20000, BAHT 30.50', 20_000],
  ['THB 30,LAK 2000', 2000],
])('of %j the minimum in kip is %p', (qrMinimum, minimum) => {
  expect(qrAmounts('KBANK', { ...settings, qrMinimum }, kip).minimum).toBe(minimum * 100);
});

it('takes minimums from the settings, and PAYTIMZ its first preset with it', () => {
  expect(qrAmounts('PAYTIMZ', { ...settings, paytimzMinimum: '25' }, baht)).toEqual({
    minimum: 2500,
    presets: [2500, 5000, 10_000, 50_000, 100_000],
  });
  expect(qrAmounts('KBANK', { ...settings, qrMinimum: '50' }, baht)).toEqual({
    minimum: 5000,
    presets: [5000, 10_000, 50_000, 100_000],
  });
  expect(qrAmounts('WW', { ...settings, qrMinimum: '5', paytimzMinimum: '5' }, baht)).toEqual(
    qrAmounts('WW', settings, baht),
  );
});

it('offers each preset once, and none below the minimum', () => {
  expect(qrAmounts('PAYTIMZ', { ...settings, paytimzMinimum: '100' }, baht).presets).toEqual([
    10_000, 50_000, 100_000,
  ]);
  expect(qrAmounts('KBANK', { ...settings, qrMinimum: '30' }, baht).presets).toEqual([
    5000, 10_000, 50_000, 100_000,
  ]);
});

it.each(['LAK', 'BAHT', 'THB'])('takes the minimum for %s only for that currency', (code) => {
  const [set, other] = code === 'LAK' ? [kip, baht] : [baht, kip];
  const change = { ...settings, qrMinimum: `USD 1, ${code} 77` };
  expect(qrAmounts('KBANK', change, set).minimum).toBe(7700);
  expect(qrAmounts('KBANK', change, other)).toEqual(qrAmounts('KBANK', settings, other));
});

it('never starts below one', () => {
  expect(qrAmounts('KBANK', { ...settings, qrMinimum: '0.5' }, baht).minimum).toBe(100);
});

it('offers nothing in a currency that only the server knows, and takes any amount from one', () => {
  const dollar = currencyNamed(depositMarket, 'USD');
  expect(qrAmounts('WW', settings, dollar)).toEqual({ minimum: 100, presets: [] });
});
