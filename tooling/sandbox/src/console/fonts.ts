import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { mediaFolder } from '../media-folder';

interface Font {
  readonly family: string;
  /** A package's file, or one of media/fonts. */
  readonly file: string;
  /** The characters for which browsers load it. */
  readonly range: string;
}

/** The typefaces of the apps, by URL. A test compares them with the apps'. */
export const FONTS: Readonly<Record<string, Font>> = {
  'inter.woff2': {
    family: 'Inter Variable',
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    range:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
  'inter-baht-kip.woff2': {
    family: 'Inter Variable',
    file: 'inter-baht-kip.woff2',
    range: 'U+0E3F, U+20AD',
  },
  'thai.woff2': {
    family: 'Noto Sans Thai Looped Variable',
    file: '@fontsource-variable/noto-sans-thai-looped/files/noto-sans-thai-looped-thai-wght-normal.woff2',
    range: 'U+02D7, U+0303, U+0331, U+0E01-0E3A, U+0E40-0E5B, U+200C-200D, U+25CC',
  },
  'lao.woff2': {
    family: 'Noto Sans Lao Looped Variable',
    file: '@fontsource-variable/noto-sans-lao-looped/files/noto-sans-lao-looped-lao-wght-normal.woff2',
    range: 'U+0E81-0EDF, U+200C-200D, U+25CC',
  },
};

const faces = Object.entries(FONTS).map(
  ([name, { family, range }]) =>
    `@font-face{font-family:"${family}";font-weight:100 900;font-display:swap;src:url(/console/fonts/${name}) format("woff2");unicode-range:${range}}`,
);

export const FONT_FACES = faces.join('\n');

/** The path of a font's file. */
export function fontPath({ file }: Font): string {
  const media = mediaFolder('fonts');
  return file.startsWith('@') ? createRequire(join(media, 'x')).resolve(file) : join(media, file);
}

export function mountFonts(console: FastifyInstance): void {
  for (const [name, font] of Object.entries(FONTS)) {
    console.get(`/fonts/${name}`, async (_, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', 'max-age=86400')
        .send(await readFile(fontPath(font))),
    );
  }
}
