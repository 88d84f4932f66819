import fc from 'fast-check';
import { baht, laoMarket, thaiMarket } from '#/testing/markets';
import { formatAmount } from '#/money/format';
import { fromMajor, inWholeUnits, minor, spendable, ZERO } from '#/money/minor';
import { adviceFor, boundsOf, checkWithdraw, mostOf, quickAmounts } from './withdraw-rules';

const bounds = boundsOf({ withdrawMin: 100, withdrawMax: 50_000 }, fromMajor(24_860.5), true);

it.each([
  ['100', 10_000],
  ['1,500.00', 150_000],
  ['๑๐๐', 10_000],
  ['24860.5', 2_486_050],
])('%s can be withdrawn', (typed, value) => {
  expect(checkWithdraw(typed, bounds, baht)).toEqual({ ok: true, value });
});

it.each([
  ['', 'amount-empty'],
  ['1e5', 'amount-format'],
  ['-100', 'amount-format'],
  ['100.001', 'amount-decimals'],
  ['99.99', 'amount-below-minimum'],
  ['50000.01', 'amount-above-maximum'],
  ['24860.51', 'amount-above-balance'],
])('%p is refused with %s', (typed, code) => {
  expect(checkWithdraw(typed, bounds, baht)).toMatchObject({ ok: false, problem: { code } });
});

it('does not check an amount against an uncertain balance', () => {
  const uncertain = { ...bounds, isCertain: false };
  expect(checkWithdraw('24860.51', uncertain, baht)).toEqual({ ok: true, value: 2_486_051 });
  expect(checkWithdraw('50000.01', uncertain, baht)).toMatchObject({
    ok: false,
    problem: { code: 'amount-above-maximum' },
  });
});

it('refuses zero even if the server has no limits', () => {
  const open = boundsOf({ withdrawMin: null, withdrawMax: null }, fromMajor(5), true);
  expect(checkWithdraw('0', open, baht)).toEqual({
    ok: false,
    problem: { code: 'amount-below-minimum', minimum: 100 },
  });
  expect(checkWithdraw('0.01', open, baht)).toEqual({ ok: true, value: 1 });
  expect(checkWithdraw('5', open, baht).ok).toBe(true);
  expect(boundsOf(undefined, minor(1), true)).toEqual({
    minimum: undefined,
    maximum: undefined,
    available: 1,
    isCertain: true,
  });
});

it('refuses more decimals than the currency has', () => {
  expect(checkWithdraw('100.5', bounds, { ...baht, digits: 0 })).toMatchObject({
    ok: false,
    problem: { code: 'amount-decimals' },
  });
});

it.each([2, 0])('with %p decimals, the largest withdrawal is always valid and covered', (digits) => {
  const thousandths = fc.integer({ min: 1000, max: 1_000_000_000 });
  fc.assert(
    fc.property(thousandths, thousandths, (balance, maximum) => {
      const limits = { withdrawMin: 0.001, withdrawMax: maximum / 1000 };
      const any = boundsOf(limits, spendable(balance / 1000), true);
      const most = inWholeUnits(mostOf(any) ?? ZERO, digits);
      const checked = checkWithdraw(formatAmount(most), any, { ...baht, digits });
      return checked.ok && checked.value * 10 <= balance && checked.value * 10 <= maximum;
    }),
  );
});

it('rounds the minimum up and the maximum down', () => {
  expect(boundsOf({ withdrawMin: 100.001, withdrawMax: 500.009 }, null, true)).toEqual({
    minimum: 10_001,
    maximum: 50_000,
    available: undefined,
    isCertain: true,
  });
});

it('the largest withdrawal is the balance, up to the maximum', () => {
  expect(mostOf({ ...bounds, maximum: undefined })).toBe(2_486_050);
  expect(mostOf(bounds)).toBe(2_486_050);
  expect(mostOf({ ...bounds, available: fromMajor(60_000) })).toBe(5_000_000);
  expect(mostOf({ ...bounds, available: undefined })).toBeUndefined();
});

it('accepts an amount if and only if it is within all bounds', () => {
  const amounts = fc.integer({ min: 0, max: 10_000_000 }).map(minor);
  fc.assert(
    fc.property(amounts, amounts, amounts, amounts, (typed, a, b, available) => {
      const limits = { minimum: a < b ? a : b, maximum: a < b ? b : a, available, isCertain: true };
      const checked = checkWithdraw((typed / 100).toFixed(2), limits, baht);
      const fits = typed > 0 && typed >= limits.minimum && typed <= limits.maximum && typed <= available;
      return checked.ok === fits && (!checked.ok || checked.value === typed);
    }),
  );
});

it('offers only quick amounts within the limits', () => {
  expect(quickAmounts(thaiMarket.currencies[0], bounds)).toEqual([10_000, 50_000, 100_000, 500_000]);
  const kip = boundsOf({ withdrawMin: 100_000, withdrawMax: 500_000 }, fromMajor(1), true);
  expect(quickAmounts(laoMarket.currencies[0], kip)).toEqual([10_000_000, 50_000_000]);
  const none = boundsOf(undefined, fromMajor(1), true);
  expect(quickAmounts(laoMarket.currencies[0], none)).toEqual(
    laoMarket.currencies[0].presets.withdraw.map(fromMajor),
  );
});

it.each([
  ['BONUS_REMAINING', 'bonus'],
  ['BONUS_CONDITION', 'bonus'],
  ['MONEY_NOT_ENOUGH', 'balance'],
  ['TRANSFER_MINIMUM', 'limits'],
  ['KEY_INVALID', 'limits'],
  ['NO_BANK', 'bank'],
  ['INVALID_BANK', 'bank'],
  ['TRANSFER_FAIL', null],
] as const)('the advice for %s is %p', (code, advice) => {
  expect(adviceFor(code)).toBe(advice);
});
