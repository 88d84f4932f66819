import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(__dirname, '../../../../docs');
const page = readFileSync(join(docs, 'accessibility.md'), 'utf8');

/** The number of criteria of WCAG 2.2 at levels A and AA, by guideline. Their numbering has gaps for those of level AAA. */
const CRITERIA =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3'.split(
    ' ',
  );

const rows = [...page.matchAll(/^\| (\d\.\d\.\d+) [^|]*\| (met|in part|none) \| AA? \|/gm)];

test('has a row for every criterion of WCAG 2.2 A and AA', () => {
  expect(rows.map(([, number]) => number)).toEqual(CRITERIA);
});

test('explains partly met criteria', () => {
  const short = page.slice(page.indexOf('## What falls short'));
  /** '1.2.1 to 1.2.5' names those between. */
  const ranges = [...short.matchAll(/(\d\.\d)\.(\d+) to \d\.\d\.(\d+)/g)];
  const isExplained = (number: string): boolean =>
    short.includes(number) ||
    ranges.some(([, guideline = '', from, to]) => {
      const last = Number(number.split('.')[2]);
      return number.startsWith(`${guideline}.`) && last >= Number(from) && last <= Number(to);
    });
  const inPart = rows.filter(([, , state]) => state === 'in part').map(([, number = '']) => number);
  expect(inPart.length).toBeGreaterThan(0);
  expect(inPart.filter((number) => !isExplained(number))).toEqual([]);
});

test('says the same in the statements of all three languages', () => {
  const statement = readFileSync(join(docs, 'accessibility-statement.md'), 'utf8');
  const parts = statement.split(/^## /m).slice(1);
  expect(parts.map((part) => part.split('\n')[0])).toEqual(['English', 'ไทย', 'ລາວ']);
  const shape = (part: string) => ({
    paragraphs: part.match(/^\*\*/gm)?.length,
    points: part.match(/^- /gm)?.length,
    blanks: part.match(/\[[^\]]+\]/g)?.length,
    numbers: part.match(/\d+(\.\d+)?/g),
  });
  const [english, ...others] = parts.map(shape);
  for (const other of others) expect(other).toEqual(english);
});
