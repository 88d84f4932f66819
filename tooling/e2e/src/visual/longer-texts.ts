import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '@member-wallet/api-sdk';
import { longer } from '@member-wallet/configs/texts/longer';
import { build } from 'esbuild';

/** The chunks of texts are named after their languages: the app's own and those of the chat. */
const TEXTS = new RegExp(`^(${locales.join('|')})-[\\w-]+\\.js$`);
/** Two of each language. */
const FEWEST = 2 * locales.length;

const deep = (value: unknown): unknown => {
  if (typeof value === 'string') return longer(value);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, deep(each)]));
};

/** What a built file exports. */
async function exportsOf(file: string): Promise<Record<string, unknown>> {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, format: 'cjs', write: false });
  const module = { exports: {} };
  new Function('module', outputFiles[0]?.text ?? '')(module);
  return module.exports;
}

/**
 * The texts of a built app with 40 % more letters, as modules that stand in for its own: the build stays as it is.
 * @param dist the folder of the built app
 * @returns JavaScript by the name of the file in assets/
 */
export async function longerTexts(dist: string): Promise<Map<string, string>> {
  const assets = join(dist, 'assets');
  const names = (await readdir(assets)).filter((each) => TEXTS.test(each));
  if (names.length < FEWEST)
    throw new Error(`${dist} has ${names.length} chunks of texts: ${FEWEST} are known.`);
  const modules = await Promise.all(
    names.map(async (name): Promise<[string, string]> => {
      const exported = Object.entries(await exportsOf(join(assets, name)));
      const lines = exported.map(([key, value]) => `export const ${key} = ${JSON.stringify(deep(value))};`);
      return [name, lines.join('\n')];
    }),
  );
  return new Map(modules);
}
