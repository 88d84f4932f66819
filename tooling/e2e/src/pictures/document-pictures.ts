import { readdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@member-wallet/api-sdk';
import type { Build } from '../scenes/reach';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** The folder of the documents' pictures. */
export const PICTURES = `${ROOT}docs/pictures/`;

/** Properties shared by all pictures of one tab. */
export interface Appearance {
  readonly build: Build;
  readonly locale: Locale;
  readonly theme: 'dark' | 'light';
}

/** A picture that a document refers to. */
export interface Picture extends Appearance {
  readonly scene: string;
}

const NAMED = /pictures\/([a-z-]+)-(thai|laos)-(th|la|en)-(dark|light)\.webp/g;

export const fileOf = ({ scene, build, locale, theme }: Picture): string =>
  `${scene}-${build}-${locale}-${theme}.webp`;

/** The pictures that the documents in `docs` and the root refer to. Their names describe them. */
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

/** The sandbox's console, which has one language and is the same for both builds. */
export const CONSOLE_PICTURE = { file: 'sandbox-console-light.webp', theme: 'light' } as const;

/** Deletes pictures that no document refers to. */
export async function deleteUnusedPictures(named: readonly Picture[]): Promise<void> {
  const kept = new Set([...named.map(fileOf), CONSOLE_PICTURE.file]);
  const others = (await readdir(PICTURES)).filter((file) => !kept.has(file));
  await Promise.all(others.map((file) => rm(`${PICTURES}${file}`)));
}
