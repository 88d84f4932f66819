import { visibleText } from './visible-text';

/** Invisible characters by their Unicode names. */
const UNSEEN = {
  'soft hyphen': '\u00ad',
  'Arabic letter mark': '\u061c',
  'zero width space': '\u200b',
  'zero width non-joiner': '\u200c',
  'zero width joiner': '\u200d',
  'left-to-right mark': '\u200e',
  'right-to-left mark': '\u200f',
  'left-to-right embedding': '\u202a',
  'pop directional formatting': '\u202c',
  'left-to-right override': '\u202d',
  'word joiner': '\u2060',
  'left-to-right isolate': '\u2066',
  'pop directional isolate': '\u2069',
  'byte order mark': '\ufeff',
};

test.each(Object.entries(UNSEEN))('drops a %s around and inside a number and a code', (_, unseen) => {
  expect(visibleText(`${unseen}081${unseen}2345678${unseen}`)).toBe('0812345678');
  expect(visibleText(`${unseen}PR${unseen}1001${unseen}`)).toBe('PR1001');
  expect(visibleText(`SOM${unseen}CHAI`)).toBe('SOMCHAI');
});

test.each(['\u200c', '\u200d'])('keeps a joiner (%p) between letters of other scripts', (joiner) => {
  expect(visibleText(`क्${joiner}ष`)).toBe(`क्${joiner}ष`);
  expect(visibleText(`می${joiner}خواهم`)).toBe(`می${joiner}خواهم`);
});

test('keeps the joiners of an emoji', () => {
  expect(visibleText('👨\u200d👩\u200d👧')).toBe('👨\u200d👩\u200d👧');
});

test.each(['๐๘\u200d๑', '໐໒\u200d໐'])('drops a joiner between the digits of any script (%p)', (text) => {
  expect(visibleText(text)).toBe(text.replace('\u200d', ''));
});

test.each(['สมชาย ใจดี', 'ສົມໄຊ ແກ້ວມະນີ', 'Somchai Jaidee', '1,500.50', '', '👍🏽'])(
  'does not change %p',
  (text) => {
    expect(visibleText(text)).toBe(text);
  },
);
