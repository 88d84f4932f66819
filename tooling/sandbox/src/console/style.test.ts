import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONTS, fontPath } from './fonts';
import { COLOURS } from './style';

const ROOT = join(__dirname, '../../../..');
const theme = readFileSync(join(ROOT, 'apps/thai/src/theme.css'), 'utf8');
const [dark = '', light = ''] = theme.split(':root[data-theme="light"]');
const colourIn = (part: string, name: string) => new RegExp(`--${name}: (#\\w+);`).exec(part)?.[1];

test.each(Object.entries(COLOURS))("--%s is the Thai app's", (name, colours) => {
  expect(colours).toEqual([colourIn(light, name), colourIn(dark, name)]);
});

const STYLES = join(ROOT, 'packages/ui/src/styles');
/** The apps' declaration of a font, in one line. */
const declared = (file: string): string =>
  readFileSync(join(STYLES, 'fonts.css'), 'utf8')
    .replaceAll(/\s+/g, ' ')
    .split('@font-face')
    .find((face) => face.includes(file)) ?? '';

test.each(Object.values(FONTS))("$file is the apps', for the same characters", (font) => {
  const face = declared(font.file);
  expect(face).toContain(`font-family: "${font.family}"`);
  expect(face).toContain(`unicode-range: ${font.range};`);
  const from = font.file.startsWith('@') ? undefined : join(STYLES, 'fonts', font.file);
  const served = readFileSync(fontPath(font));
  expect(served.subarray(0, 4).toString()).toBe('wOF2');
  if (from !== undefined) expect(served).toEqual(readFileSync(from));
});
