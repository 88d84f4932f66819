import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { longer } from '@member-wallet/configs/texts/longer';

/** The chunks of texts are named after their languages: the app's own and those of the chat. */
const TEXTS = /^(th|la|en)-[\w-]+\.js$/;

const deep = (value) => {
  if (typeof value === 'string') return longer(value);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, deep(each)]));
};

/**
 * The texts of a built app with 40 % more letters, as modules that stand in for its own: the build stays as it is.
 * @param {string} dist the folder of the built app
 * @returns {Promise<Map<string, string>>} JavaScript by the name of the file in assets/
 */
export async function longerTexts(dist) {
  const assets = join(dist, 'assets');
  const modules = new Map();
  for (const name of (await readdir(assets)).filter((each) => TEXTS.test(each))) {
    const exported = await import(pathToFileURL(join(assets, name)).href);
    modules.set(
      name,
      Object.entries(exported)
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(deep(value))};`)
        .join('\n'),
    );
  }
  return modules;
}

/** Pages of this context speak at length. */
export async function speakAtLength(context, dist) {
  const modules = await longerTexts(dist);
  if (modules.size < 6) throw new Error(`${dist} has ${modules.size} chunks of texts: 6 are known.`);
  await context.route(/\/assets\/(th|la|en)-[\w-]+\.js$/, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1);
    return route.fulfill({ contentType: 'text/javascript', body: modules.get(name) });
  });
}
