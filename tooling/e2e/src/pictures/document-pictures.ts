import { readdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@member-wallet/api-sdk';
import type { Build } from '../scenes/reach';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** The folder of the pictures that documents show. */
export const PICTURES = `${ROOT}docs/pictures/`;

/** What all pictures of one tab have in common. */
export interface Appearance {
  readonly build: Build;
  readonly locale: Locale;
  readonly theme: 'dark' | 'light';
}

/** A picture that a document names. */
export interface Picture extends Appearance {
  readonly scene: string;
}

const NAMED = /pictures\/([a-z-]+)-(thai|laos)-(th|la|en)-(dark|light)\.webp/g;

export const fileOf = ({ scene, build, locale, theme }: Picture): string =>
  `${scene}-${build}-${locale}-${theme}.webp`;

/** The pictures in the documents of `docs` and of the root: their names say what is on them. */
export async function documentPictures(): Promise<readonly Picture[]> {
  const paths = [
    ...(await readdir(ROOT)).filter((path) => path.endsWith('.md')),
    ...(await readdir(`${ROOT}docs`, { recursive: true }))
      .filter((path) => path.endsWith('.md'))
      .map((path) => `docs/${path}`),
  ];
  const texts = await Promise.all(paths.map((path) => readFile(`${ROOT}${path}`, 'utf8')));
  const found = texts
    .flatMap((text) => [...text.matchAll(NAMED)])
    .map(([, scene, build, locale, theme]) => ({ scene, build, locale, theme }) as Picture);
  return [...new Map(found.map((picture) => [fileOf(picture), picture])).values()];
}

/** The sandbox's console, which is the same in both builds and has one language. */
export const CONSOLE_PICTURE = { file: 'sandbox-console-light.webp', theme: 'light' } as const;

/** Deletes the pictures that no document names any more. */
export async function deleteOthers(named: readonly Picture[]): Promise<void> {
  const kept = new Set([...named.map(fileOf), CONSOLE_PICTURE.file]);
  const others = (await readdir(PICTURES)).filter((file) => !kept.has(file));
  await Promise.all(others.map((file) => rm(`${PICTURES}${file}`)));
}
