/* global describe, test, expect */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const THAI = /[\u0E00-\u0E7F]/;
const LAO = /[\u0E80-\u0EFF]/;
// Zero-width characters and the byte order mark break search, copying and line breaking.
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF]/;
// Letters that were typed in two parts look the same and compare unequal: AM, and Lao HO NO and HO MO.
const SPLIT = /\u0E4D\u0E32|\u0ECD\u0EB2|\u0EAB\u0E99|\u0EAB\u0EA1/;

/** @typedef {{ en: RegExp, th: string[], la: string[], never: string[] }} Term */
/** @type {readonly ['th', 'la']} */
const TRANSLATIONS = ['th', 'la'];

/**
 * The words of the glossary: in each language, and those that no text may have.
 * @returns {Term[]}
 */
const glossary = () =>
  readFileSync(join(__dirname, 'glossary.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!English|---)/.test(line))
    .map((line) => {
      const [en = '', th = '', la = '', never = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      return {
        en: new RegExp(`\\b${en}(?:e?s)?\\b`, 'i'),
        th: th.split(' / '),
        la: la.split(' / '),
        never: never === '' ? [] : never.split(', '),
      };
    });

const placeholders = (/** @type {string} */ text) => [...text.matchAll(/\{\{?\w+\}?\}/g)].map(String).sort();
// The end of ໄຟລ໌ is what tells it from its misspelling.
const has = (/** @type {string} */ text, /** @type {string} */ word) =>
  word === 'ໄຟລ' ? /ໄຟລ(?!໌)/.test(text) : text.includes(word);

/** @typedef {Readonly<Record<string, string>>} Table */

/**
 * What holds for every table of texts, flat by key: run it in the tests of each package that has one.
 * @param {string} name @param {Readonly<Record<'th' | 'la' | 'en', Table>>} tables @param {{ floor: number }} options
 */
exports.describeTexts = (name, tables, { floor }) => {
  const keys = Object.keys(tables.en);

  describe(`${name} in three languages`, () => {
    test('all have the same keys', () => {
      // A walk over nothing must not pass.
      expect(keys.length).toBeGreaterThanOrEqual(floor);
      for (const locale of TRANSLATIONS) expect(Object.keys(tables[locale]).sort()).toEqual([...keys].sort());
    });

    test.each([...TRANSLATIONS, /** @type {const} */ ('en')])(
      '%s: whole texts, the placeholders of English, its own letters alone',
      (locale) => {
        const wrong = keys.flatMap((key) => {
          const text = tables[locale][key] ?? '';
          const faults = [
            (text === '' || text.trim() !== text) && 'empty or padded',
            INVISIBLE.test(text) && 'an invisible character',
            (SPLIT.test(text) || text !== text.normalize('NFC')) && 'a letter in two parts',
            locale !== 'th' && THAI.test(text) && 'Thai letters',
            locale !== 'la' && LAO.test(text) && 'Lao letters',
            placeholders(text).join() !== placeholders(tables.en[key] ?? '').join() && 'other placeholders',
          ];
          return faults.filter(Boolean).map((fault) => `${key}: ${fault}`);
        });
        expect(wrong).toEqual([]);
      },
    );

    test.each(TRANSLATIONS)('%s keeps to the glossary', (locale) => {
      const terms = glossary();
      expect(terms.length).toBeGreaterThan(30);
      const wrong = keys.flatMap((key) => {
        const text = tables[locale][key] ?? '';
        return terms.flatMap((term) => [
          ...(term.en.test((tables.en[key] ?? '').replace(/\{\{\w+\}\}/g, '')) &&
          !term[locale].some((word) => text.includes(word))
            ? [`${key}: "${text}" lacks ${term[locale].join(' / ')} for "${tables.en[key]}"`]
            : []),
          ...term.never.filter((word) => has(text, word)).map((word) => `${key}: "${text}" has ${word}`),
        ]);
      });
      expect(wrong).toEqual([]);
    });
  });
};
