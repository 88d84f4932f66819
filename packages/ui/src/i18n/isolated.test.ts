import { createI18n } from './create-i18n';
import { isolated } from './isolated';

it.each(['สมชาย ใจดี', 'ກຳປາ', 'John & <b> "x"', '฿1,250.00', '👩\u200d👩\u200d👧', ''])(
  'does not change %j',
  (value) => {
    expect(isolated(value)).toBe(value);
  },
);

it.each([
  ['\u202e00.052,1', '\u206800.052,1\u2069'],
  // Direction characters in a name are removed, so that it cannot end its own isolation.
  ['a\u2069\u202eb', '\u2068ab\u2069'],
  ['\u05d0\u05d1', '\u2068\u05d0\u05d1\u2069'],
  ['\ud83a\udd22', '\u2068\ud83a\udd22\u2069'],
  ['\u061c\u0628', '\u2068\u0628\u2069'],
])('isolates %j', (value, shown) => {
  expect(isolated(value)).toBe(shown);
});

it('isolates the values of texts, and does not interpolate inside them', async () => {
  const { t } = await createI18n('en');
  expect(t('contact.operator', { name: '\u202eevil' })).toContain('\u2068evil\u2069');
  expect(t('contact.operator', { name: '$t(shell.logOut) {{name}} $& <b>' })).toContain(
    '$t(shell.logOut) {{name}} $& <b>',
  );
});
