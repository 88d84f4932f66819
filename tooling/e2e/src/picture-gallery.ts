import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@member-wallet/api-sdk';
import type { Build } from './scenes/reach';

const DOCS = fileURLToPath(new URL('../../../docs/', import.meta.url));
/** The folder of the gallery's pictures. */
export const PICTURES = `${DOCS}pictures/`;

/** The languages that the gallery shows. */
const LANGUAGES = { th: 'Thai', la: 'Lao', en: 'English' };
const COUNTRIES = { thai: 'Thailand', laos: 'Laos' };

/** What all pictures of one tab have in common. */
export interface Appearance {
  readonly build: Build;
  readonly locale: Locale;
  readonly theme: 'dark' | 'light';
}

/** One picture of the gallery. */
type Picture = readonly [
  scene: string,
  build: Build,
  locale: keyof typeof LANGUAGES,
  theme: Appearance['theme'],
  caption: string,
];

/** Shown in rows of four. */
const CHAPTERS: readonly (readonly [title: string, pictures: readonly Picture[]])[] = [
  [
    'Log-in and registration',
    [
      ['login', 'thai', 'th', 'dark', 'Log-in'],
      ['register-otp', 'laos', 'la', 'light', 'The code from the SMS'],
      ['register-bank-picker', 'thai', 'en', 'dark', 'Choosing a bank'],
      ['register-done', 'laos', 'la', 'dark', 'Registered'],
    ],
  ],
  [
    'Home',
    [
      ['home', 'thai', 'th', 'dark', 'Home'],
      ['home', 'laos', 'la', 'light', 'Home'],
      ['home-loading', 'thai', 'en', 'light', 'Home while loading'],
      ['language-menu', 'laos', 'la', 'dark', 'Language and theme'],
    ],
  ],
  [
    'Money',
    [
      ['deposit', 'thai', 'th', 'light', 'Deposit methods'],
      ['deposit-qr', 'thai', 'th', 'dark', 'A QR code to pay, with its time left'],
      ['deposit-slip-sent', 'laos', 'la', 'light', 'A submitted slip'],
      ['transfer', 'thai', 'th', 'dark', 'A transfer to a game'],
      ['withdraw', 'laos', 'la', 'dark', 'Withdrawal'],
      ['withdraw-confirm', 'thai', 'th', 'dark', 'Confirming a withdrawal'],
      ['withdraw-error', 'thai', 'en', 'light', 'An invalid amount'],
      ['transfer-unknown', 'thai', 'en', 'dark', 'An unknown outcome'],
    ],
  ],
  [
    'Play',
    [
      ['spin', 'thai', 'th', 'dark', 'The prize wheel'],
      ['bonus', 'laos', 'la', 'light', 'Bonuses'],
      ['game-account', 'thai', 'en', 'light', 'A game account'],
      ['invite', 'laos', 'la', 'dark', 'Inviting friends'],
    ],
  ],
  [
    'Records, support and responsible gaming',
    [
      ['statement', 'thai', 'th', 'light', 'Statement'],
      ['statement-entry', 'laos', 'la', 'dark', 'One transaction'],
      ['chat-cards', 'thai', 'th', 'light', 'Support chat'],
      ['responsible-gaming', 'thai', 'en', 'dark', 'Responsible gaming'],
    ],
  ],
];

const fileOf = ([scene, build, locale, theme]: Picture): string =>
  `${scene}-${build}-${locale}-${theme}.webp`;

/** The scenes to show, grouped by appearance. */
export function galleryPlan(): readonly (Appearance & { readonly names: readonly string[] })[] {
  const plan = new Map<string, Appearance & { readonly names: string[] }>();
  for (const [scene, build, locale, theme] of CHAPTERS.flatMap(([, pictures]) => pictures)) {
    const key = [build, locale, theme].join(' ');
    const shared = plan.get(key) ?? { build, locale, theme, names: [] };
    shared.names.push(scene);
    plan.set(key, shared);
  }
  return [...plan.values()];
}

const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function table(pictures: readonly Picture[]): string {
  const rows: string[] = [];
  for (let at = 0; at < pictures.length; at += 4) {
    const four = pictures.slice(at, at + 4);
    rows.push(
      tableRow(
        four.map((picture) => `<img src="pictures/${fileOf(picture)}" width="200" alt="${picture[4]}">`),
      ),
      ...(at === 0 ? [tableRow(four.map(() => ':---:'))] : []),
      tableRow(
        four.map(
          ([, build, locale, theme, caption]) =>
            `**${caption}**<br>${COUNTRIES[build]}, ${LANGUAGES[locale]}, ${theme}`,
        ),
      ),
    );
  }
  return rows.join('\n');
}

/** Deletes all pictures, so that none is left that the page no longer shows. */
export const clearPictures = (): Promise<void> => rm(PICTURES, { recursive: true, force: true });

export const writeGallery = (): Promise<void> =>
  writeFile(
    `${DOCS}gallery.md`,
    `# Gallery

Screens of both builds on a phone, in three languages and both themes. \`npm run screenshots -- --gallery\` generates the pictures and this page. Amounts, names and codes are sample data of the sandbox.

${CHAPTERS.map(([title, pictures]) => `## ${title}\n\n${table(pictures)}\n`).join('\n')}`,
  );
