import * as z from 'zod/mini';
import { amountSchema, countSchema } from './amount';
import { epochMs } from './epoch-ms';
import { flagSchema } from './flag';
import { lazy } from './lazy';
import { neededTextSchema } from './needed-text';
import { openEnum } from './open-enum';
import { orNull } from './or-null';
import { timeSchema } from './time';
import { unspecifiedSchema } from './unspecified';
import { wholeNumberSchema } from './whole-number';
import { wrongField } from './wrong-field';

/** The value that a schema reads; undefined if it rejects the input. */
const read = (schema: z.ZodMiniType, value: unknown): unknown => schema.safeParse(value).data;

/** The largest amount whose hundredths a number distinguishes. */
const LARGEST = Number.MAX_SAFE_INTEGER / 100;

describe.each([
  ['an amount', amountSchema()],
  ['a count', countSchema()],
])('%s', (_, schema) => {
  test.each([
    [0, 0],
    [-100.1, -100.1],
    ['100.10', 100.1],
    [' -5 ', -5],
    ['12', 12],
    [Number.NaN, Number.NaN],
    [LARGEST, LARGEST],
    [-LARGEST, -LARGEST],
    [LARGEST * 1.01, undefined],
    [-LARGEST * 1.01, undefined],
    ['', undefined],
    ['x5', undefined],
    ['5x', undefined],
    ['1e3', undefined],
    ['1,000', undefined],
    ['5.', undefined],
    ['.5', undefined],
    [null, undefined],
    [true, undefined],
    [['5'], undefined],
  ])('is read from %p as %p', (value, expected) => {
    expect(read(schema, value)).toEqual(expected);
  });
});

test.each<[string, z.ZodMiniType, readonly unknown[], readonly unknown[]]>([
  ['a flag', flagSchema(), [true, false], [0, 'true', null]],
  ['a needed text', neededTextSchema(), ['a', ' '], ['', 5, null]],
  ['a time', timeSchema(), ['2026-01-31', ''], [5, null]],
  ['a whole number', wholeNumberSchema(), [0, 7, Number.MAX_SAFE_INTEGER], [-1, 0.5, 2 ** 53, '7', null]],
  ['an open enumeration', openEnum(['SUCCESS']), ['SUCCESS', 'NEW', ''], [5, null]],
])('%s accepts its values unchanged, and no others', (_, schema, accepted, rejected) => {
  expect(accepted.map((value) => read(schema, value))).toEqual(accepted);
  expect(rejected.filter((value) => schema.safeParse(value).success)).toEqual([]);
});

test.each([
  [undefined, {}],
  [null, {}],
  ['', {}],
  ['done', { message: 'done' }],
  [{ a: 1 }, { a: 1 }],
  [[1], { value: [1] }],
  [0, { value: 0 }],
  [false, { value: false }],
])('an unspecified response of %j is read as %j', (value, expected) => {
  expect(read(unspecifiedSchema(), value)).toEqual(expected);
});

test('a value that may be missing is null then', () => {
  const schema = z.object({ amount: orNull(amountSchema()) });
  expect([{}, { amount: null }, { amount: 5 }].map((value) => read(schema, value))).toEqual([
    { amount: null },
    { amount: null },
    { amount: 5 },
  ]);
});

test.each([
  ['amount', amountSchema()],
  ['count', countSchema()],
  ['flag', flagSchema()],
  ['needed-text', neededTextSchema()],
  ['time', timeSchema()],
  ['other', wholeNumberSchema()],
])('an issue names the expected kind: %s', (expected, schema) => {
  expect(schema.safeParse({}).error?.issues).toMatchObject([{ code: 'custom', expected }]);
});

test('an issue names the place, from which the dotted path of the field is made', () => {
  const schema = z.object({ list: z.array(z.object({ amount: amountSchema() })) });
  const { error } = schema.safeParse({ list: [{ amount: 'much' }] });
  expect(wrongField(error ?? { issues: [] })).toBe('list.0.amount');
  expect(wrongField({ issues: [] })).toBe('');
});

test('a lazy schema is built once, on first use', () => {
  const build = jest.fn(() => z.string());
  const schema = lazy(build);
  expect(build).not.toHaveBeenCalled();
  expect(schema()).toBe(schema());
  expect(build).toHaveBeenCalledTimes(1);
});

test.each([
  [1_769_000_000, 1_769_000_000_000],
  [1_769_000_000_000, 1_769_000_000_000],
  [-5, -5000],
  [99_999_999_999, 99_999_999_999_000],
  [100_000_000_000, 100_000_000_000],
  [-100_000_000_000, -100_000_000_000],
])('the time %p is %p ms since 1970', (time, ms) => {
  expect(epochMs(time)).toBe(ms);
});
