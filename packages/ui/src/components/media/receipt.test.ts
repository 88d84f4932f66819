import fc from 'fast-check';
import { wrapText } from './receipt';

const upTo = (length: number) => (line: string) => line.length <= length;

it.each([
  ['', 5, []],
  ['short', 5, ['short']],
  ['two words', 6, ['two', 'words']],
  ['unbreakable', 4, ['unbr', 'eaka', 'ble']],
  ['a bb ccc', 4, ['a bb', 'ccc']],
  ['น้ำน้ำ', 3, ['น้ำ', 'น้ำ']],
] as const)('splits %j into lines of %i characters: %j', (text, length, lines) => {
  expect(wrapText(text, upTo(length))).toEqual(lines);
});

it('keeps all characters, in lines that fit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), fc.integer({ min: 1, max: 20 }), (text, length) => {
      const lines = wrapText(text, upTo(length));
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      expect(lines.filter((line) => line.length > length)).toEqual([]);
    }),
  );
});
