import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, errorCatalogue, isErrorCode } from '../index';
import { errorMessages as en } from '../messages/en';
import { errorMessages as la } from '../messages/la';
import { errorMessages as th } from '../messages/th';

// generated.test.ts checks that it is up to date.
const reference = readFileSync(join(__dirname, '../../docs/reference.md'), 'utf8');
const calls = Object.values(endpoints);

/** A heading of the reference with what is below it, up to the next heading of its level or a higher one. */
const section = (level: number, title: string): string => {
  const [, ...rest] = reference.split(`\n${'#'.repeat(level)} ${title}\n`);
  expect(rest).toHaveLength(1);
  return rest[0]?.split(new RegExp(`^#{1,${level}} `, 'm'))[0] ?? '';
};

/** The rows of the tables whose first column has this title, as the texts of their cells. */
const rowsOf = (markdown: string, first: string): readonly (readonly string[])[] =>
  markdown
    .split('\n\n')
    .map((block) => block.trim())
    .filter((block) => block.startsWith(`| ${first} |`))
    .flatMap((block) => block.split('\n').slice(2))
    .map((row) => row.split(/(?<!\\)\|/).slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim().replaceAll('\\|', '|')));

test('the list of calls leads to the section of each', () => {
  expect(calls).toHaveLength(69);
  const rows = rowsOf(section(2, 'All calls'), 'call');
  const expected = calls.map(({ operationId, method, path, effect }) =>
    [`[\`${operationId}\`](#${operationId.toLowerCase()})`, `\`${method} ${path}\``, effect].join(' '),
  );
  expect(rows.map(([name, request, , effect]) => [name, request, effect].join(' ')).sort()).toEqual(
    expected.sort(),
  );
});

test.each(calls)('$operationId has its request, its effect and an example', (call) => {
  const text = section(4, call.operationId);
  expect(text).toContain(`| call | \`${call.method} ${call.path}\` |`);
  expect(text).toContain(`| effect | ${call.effect}: `);
  expect(text).toMatch(new RegExp(`await ${call.operationId}\\(client[,)]`));
});

test('the codes of a call have their texts in three languages, and lead to the list of codes', () => {
  const rows = rowsOf(section(2, 'Endpoints'), 'code');
  expect(rows.length).toBeGreaterThan(100);
  for (const [link = '', ...texts] of rows) {
    const [, code = ''] = /^\[`(\w+)`\]/.exec(link) ?? [];
    if (!isErrorCode(code)) throw new Error(`${link} is no code`);
    expect(link).toBe(`[\`${code}\`](#${code.toLowerCase()})`);
    expect(texts).toEqual([th[code], la[code], en[code]]);
  }
  const transfer = rowsOf(section(4, 'transfer'), 'code').map(([link]) => link);
  expect(transfer).toEqual(
    expect.arrayContaining([expect.stringContaining('MONEY_NOT_ENOUGH'), expect.stringContaining('MINIMUM')]),
  );
});

test.each(Object.keys(errorCatalogue).filter((name) => isErrorCode(name)))(
  'the list of codes has %s with its texts',
  (code) => {
    const text = section(4, code);
    for (const [language, texts] of Object.entries({ Thai: th, Lao: la, English: en }))
      expect(text).toContain(`- ${language}: ${texts[code]}\n`);
  },
);

const fields = calls.flatMap(({ operationId }) =>
  rowsOf(section(4, operationId), 'field').map(([field, , , unit, meaning]) => ({
    field: `${operationId}: ${field}`,
    unit,
    meaning,
  })),
);

test('every field has a meaning', () => {
  expect(fields.length).toBeGreaterThan(200);
  expect(fields.filter(({ meaning }) => !meaning)).toEqual([]);
});

test('every amount has a unit', () => {
  const amounts = fields.filter(({ field }) => /\bamount`$/.test(field));
  expect(amounts).toContainEqual(
    expect.objectContaining({ field: 'transfer: `amount`', unit: 'major units' }),
  );
  expect(amounts.filter(({ unit }) => !unit)).toEqual([]);
});
