import { currencyNamed } from '#/market/currency';
import { depositMarket, depositSettings as settings } from '#/testing/deposits';
import { baht, kip } from '#/testing/markets';
import { qrAmounts } from './qr-amounts';

it.each([
  ['KBANK', baht, 1, 1, [10, 20, 50, 100, 500, 1000]],
  ['WW', baht, 100, 100, [100, 200, 300, 500, 1000]],
  ['PAYTIMZ', baht, 10, 10, [10, 50, 100, 500, 1000]],
  ['KBANK', kip, 1, 1, [5000, 10_000]],
  // The usual minimum in kip is only shown; smaller amounts are accepted.
  ['WW', kip, 100, 50_000, [50_000, 100_000]],
  ['PAYTIMZ', kip, 10, 5000, [5000, 25_000]],
] as const)(
  '%s has the product’s minimum and the currency’s usual minimum',
  (provider, currency, minimum, usualMinimum, presets) => {
    expect(qrAmounts(provider, settings, currency)).toEqual({
      minimum: minimum * 100,
      usualMinimum: usualMinimum * 100,
      presets: presets.map((preset) => preset * 100),
    });
  },
);

it.each([
  ['KBANK', 'qrMinimum'],
  ['WW', 'wwMinimum'],
  ['PAYTIMZ', 'paytimzMinimum'],
] as const)('%s has a setting of its own, for the rule and for what is named', (provider, name) => {
  for (const [currency, amount] of [
    [baht, 250],
    [kip, 20_000],
  ] as const) {
    const set = { ...settings, [name]: 'LAK 20000, BAHT 250' };
    expect(qrAmounts(provider, set, currency)).toMatchObject({
      minimum: amount * 100,
      usualMinimum: amount * 100,
    });
    for (const other of ['KBANK', 'WW', 'PAYTIMZ'] as const) {
      if (other === provider) continue;
      expect(qrAmounts(other, set, currency)).toEqual(qrAmounts(other, settings, currency));
    }
  }
});

it.each([
  ['LAK 20000', 20_000],
  ['LAK 20000, BAHT 30.50', 20_000],
  ['THB 30,LAK 2000', 2000],
])('of %j the minimum in kip is %p', (qrMinimum, minimum) => {
  expect(qrAmounts('KBANK', { ...settings, qrMinimum }, kip).minimum).toBe(minimum * 100);
});

it('takes minimums from the settings, and PAYTIMZ’s first preset too', () => {
  expect(qrAmounts('PAYTIMZ', { ...settings, paytimzMinimum: '25' }, baht)).toEqual({
    minimum: 2500,
    usualMinimum: 2500,
    presets: [2500, 5000, 10_000, 50_000, 100_000],
  });
  expect(qrAmounts('KBANK', { ...settings, qrMinimum: '50' }, baht)).toEqual({
    minimum: 5000,
    usualMinimum: 5000,
    presets: [5000, 10_000, 50_000, 100_000],
  });
});

it('has no duplicate presets and none below the minimum', () => {
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

it('never has a minimum below one', () => {
  expect(qrAmounts('KBANK', { ...settings, qrMinimum: '0.5' }, baht).minimum).toBe(100);
});

it.each(['WW', 'PAYTIMZ'] as const)(
  '%s has no presets and a minimum of one in a currency that the market does not list',
  (provider) => {
    const dollar = currencyNamed(depositMarket, 'USD');
    expect(qrAmounts(provider, settings, dollar)).toEqual({ minimum: 100, usualMinimum: 100, presets: [] });
  },
);
