import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '@member-wallet/api-sdk';
import { longer } from '@member-wallet/testing/texts/longer';
import { build } from 'esbuild';

/** Text chunks of the app and the chat are named after their language. */
const TEXTS = new RegExp(`^(${locales.join('|')})-[\\w-]+\\.js$`);
/** Three per language: two for the app and one for the chat. */
const MIN_CHUNKS = 3 * locales.length;

const deep = (value: unknown): unknown => {
  if (typeof value === 'string') return longer(value);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, deep(each)]));
};

/** Evaluates a built file and returns its exports. */
async function exportsOf(file: string): Promise<Record<string, unknown>> {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, format: 'cjs', write: false });
  const module = { exports: {} };
  new Function('module', outputFiles[0]?.text ?? '')(module);
  return module.exports;
}

/**
 * A built app's texts with 40 % more letters, as modules that replace its own. The build does not change.
 * @param dist the folder of the built app
 * @returns JavaScript by its file name in assets/
 */
export async function longerTexts(dist: string): Promise<Map<string, string>> {
  const assets = join(dist, 'assets');
  const names = (await readdir(assets)).filter((each) => TEXTS.test(each));
  if (names.length < MIN_CHUNKS)
    throw new Error(`${dist} has ${names.length} chunks with texts, expected at least ${MIN_CHUNKS}.`);
  const modules = await Promise.all(
    names.map(async (name): Promise<[string, string]> => {
      const exported = Object.entries(await exportsOf(join(assets, name)));
      const lines = exported.map(([key, value]) => `export const ${key} = ${JSON.stringify(deep(value))};`);
      return [name, lines.join('\n')];
    }),
  );
  return new Map(modules);
}
