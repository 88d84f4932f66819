import fc from 'fast-check';
import type { TextFunction } from '#/i18n/text-types';
import { minor } from '#/money/minor';
import type { EntryTexts } from '#/features/statement/entry/entry-texts';
import { csvCell, statementCsv } from './statement-csv';

const t = ((key: string) => key) as unknown as TextFunction;
const entry = (change: Partial<EntryTexts> = {}): EntryTexts => ({
  view: {
    kind: 'deposit',
    activity: 'records.type.deposit',
    progress: 'success',
    sign: 'plus',
    detail: null,
  },
  activity: 'ฝากเงิน',
  detail: null,
  from: null,
  to: 'กระเป๋าเงิน',
  amount: minor(150050),
  status: 'สำเร็จ',
  credited: null,
  time: '20/11/2026 13:42:08',
  ...change,
});

it('has a byte order mark, a header line, and one line per entry', () => {
  const csv = statementCsv([entry()], t, { code: 'THB' });
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  const lines = csv.slice(1).split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]?.split(',')).toHaveLength(8);
  expect(lines[1]).toBe('20/11/2026 13:42:08,ฝากเงิน,,,กระเป๋าเงิน,1500.50,THB,สำเร็จ');
});

it('writes an outgoing amount as a negative number', () => {
  const out = entry({ view: { ...entry().view, sign: 'minus' } });
  expect(statementCsv([out], t, { code: 'LAK' })).toContain(',-1500.50,LAK,');
});

it.each([
  ['=1+1', "'=1+1"],
  ['+66', "'+66"],
  ['-1', "'-1"],
  ['−1', "'−1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['โบนัสวันศุกร์', 'โบนัสวันศุกร์'],
])('encodes the cell %j as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

it('never writes a formula, and keeps the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const cell = csvCell(text);
      const content = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(content).not.toMatch(/^[=+\-@\t\r]/);
      expect(content.replace(/^'/, '')).toBe(text.replace(/^'/, ''));
    }),
  );
});
