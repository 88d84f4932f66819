import { longer } from '@member-wallet/testing/texts/longer';
import { textTables } from '#/testing/text-tables';
import { setTextLength } from './text-length';

const PLACEHOLDER = /\{\{\w+\}\}/g;
const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });
const letters = (text: string) =>
  [...segmenter.segment(text.replace(PLACEHOLDER, ' '))].filter(({ segment }) => /\p{L}/u.test(segment));

describe.each(Object.entries(textTables))('lengthened texts of %s', (_locale, table) => {
  it('have 40 % more letters, and the same placeholders, digits and signs', () => {
    const rest = (text: string) => text.replace(PLACEHOLDER, '').replace(/[\p{L}\p{M}]/gu, '');
    for (const text of Object.values(table)) {
      const long = longer(text);
      expect(letters(long)).toHaveLength(Math.ceil(letters(text).length * 1.4));
      expect(long.match(PLACEHOLDER)).toEqual(text.match(PLACEHOLDER));
      expect(rest(long)).toBe(rest(text));
    }
    expect(Object.keys(table).length).toBeGreaterThan(400);
  });
});

describe('the development switch', () => {
  const environment = process.env.NODE_ENV;
  afterEach(() => {
    Object.assign(process.env, { NODE_ENV: environment });
    localStorage.clear();
  });

  it.each([
    ['development', 'ยืนยันยืน'],
    ['production', 'ยืนยัน'],
  ])('in %s the stored choice yields %s', async (mode, text) => {
    setTextLength('longer');
    Object.assign(process.env, { NODE_ENV: mode });
    // Resets the modules, because loaded texts keep their length.
    jest.resetModules();
    const { createI18n } = await import('./create-i18n');
    expect((await createI18n('th')).t('actions.confirm')).toBe(text);
  });
});
