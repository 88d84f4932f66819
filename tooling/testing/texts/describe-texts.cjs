/* global describe, test, expect */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const THAI = /[\u0E00-\u0E7F]/;
const LAO = /[\u0E80-\u0EFF]/;
// Zero-width characters and the byte order mark break search, copying and line breaking.
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF]/;
// Letters typed as two code points look the same but compare unequal: AM, and Lao HO NO and HO MO.
const SPLIT = /\u0E4D\u0E32|\u0ECD\u0EB2|\u0EAB\u0E99|\u0EAB\u0EA1/;

/** @typedef {{ en: RegExp, words: Readonly<Record<string, string[]>>, never: string[] }} Term */

/** @param {string} line of a Markdown table */
const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * The terms of the glossary in each language that has a column, and the words that no text may contain.
 * @returns {Term[]}
 */
const glossary = () => {
  const [head = '', , ...rows] = readFileSync(join(__dirname, 'glossary.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const [, ...locales] = cellsOf(head).slice(0, -1);
  return rows.map((row) => {
    const cells = cellsOf(row);
    const never = cells.at(-1) ?? '';
    return {
      en: new RegExp(`\\b${cells[0]}(?:e?s)?\\b`, 'i'),
      words: Object.fromEntries(
        locales.map((locale, index) => [locale, cells[index + 1]?.split(' / ') ?? []]),
      ),
      never: never === '' ? [] : never.split(', '),
    };
  });
};

const placeholders = (/** @type {string} */ text) => [...text.matchAll(/\{\{?\w+\}?\}/g)].map(String).sort();
// The misspelling is a prefix of the correct word ໄຟລ໌.
const has = (/** @type {string} */ text, /** @type {string} */ word) =>
  word === 'ໄຟລ' ? /ໄຟລ(?!໌)/.test(text) : text.includes(word);

/** @typedef {Readonly<Record<string, string>>} Table */

/**
 * Tests a table of texts, flat by key: run it in the tests of each package that has one.
 * @param {string} name @param {Readonly<Record<string, Table>>} tables by locale @param {{ floor: number }} options
 */
exports.describeTexts = (name, tables, { floor }) => {
  const english = tables.en ?? {};
  const keys = Object.keys(english);
  const all = Object.entries(tables);
  const translations = all.filter(([locale]) => locale !== 'en');

  describe(`${name} in ${all.length} languages`, () => {
    // An empty table must not pass.
    test('has enough texts', () => {
      expect(keys.length).toBeGreaterThanOrEqual(floor);
      expect(translations.length).toBeGreaterThanOrEqual(2);
    });

    test.each(translations)('%s has the keys of English', (_locale, table) => {
      expect(Object.keys(table).sort()).toEqual([...keys].sort());
    });

    test.each(all)('%s: whole texts, the placeholders of English, its own letters alone', (locale, table) => {
      const wrong = keys.flatMap((key) => {
        const text = table[key] ?? '';
        const faults = [
          (text === '' || text.trim() !== text) && 'empty or padded',
          INVISIBLE.test(text) && 'an invisible character',
          (SPLIT.test(text) || text !== text.normalize('NFC')) && 'a letter of two code points',
          locale !== 'th' && THAI.test(text) && 'Thai letters',
          locale !== 'la' && LAO.test(text) && 'Lao letters',
          placeholders(text).join() !== placeholders(english[key] ?? '').join() && 'other placeholders',
        ];
        return faults.filter(Boolean).map((fault) => `${key}: ${fault}`);
      });
      expect(wrong).toEqual([]);
    });

    test.each(translations)('%s keeps to the glossary', (locale, table) => {
      const terms = glossary();
      expect(terms.length).toBeGreaterThan(30);
      const wrong = terms.flatMap(({ en, words, never }) => {
        const right = words[locale];
        if (!right) return [`the glossary has no column ${locale}`];
        return keys.flatMap((key) => {
          const text = table[key] ?? '';
          const asks = en.test((english[key] ?? '').replace(/\{\{\w+\}\}/g, ''));
          return [
            ...(asks && !right.some((word) => text.includes(word))
              ? [`${key}: "${text}" lacks ${right.join(' / ')} for "${english[key]}"`]
              : []),
            ...never.filter((word) => has(text, word)).map((word) => `${key}: "${text}" has ${word}`),
          ];
        });
      });
      expect([...new Set(wrong)]).toEqual([]);
    });
  });
};
