import { build } from 'vite';
import { targets } from '@member-wallet/configs/browsers';
import { virtualEntry } from './virtual-entry.js';

/** For browsers that are too old for the app: they must still run the script that says so. */
const OLDEST_TARGET = 'es2015';

const MODULES = '@member-wallet/ui/inline';
const withData = (/** @type {string} */ name, /** @type {string} */ run) => `
import { readStartData } from '${MODULES}/chosen-start';
import { ${run} } from '${MODULES}/${name}';
${run}(readStartData());
`;

/**
 * The inline scripts in the order in which they run; packages/ui/src/start/inline contains them. The last one is placed
 * after the root element, the others in the head.
 */
const SCRIPTS = [
  {
    name: 'not-started',
    source: `import { defineNotStarted } from '${MODULES}/not-started';\ndefineNotStarted();`,
    target: OLDEST_TARGET,
  },
  { name: 'choose-page', source: withData('choose-page', 'choosePage'), target: targets },
  { name: 'first-reads', source: withData('first-reads', 'sendFirstReads'), target: targets },
  { name: 'place-page', source: withData('place-page', 'placePage'), target: targets },
];

/** @param {import('vite').InlineConfig} base @param {string} root @param {(typeof SCRIPTS)[number]} script */
async function bundle(base, root, { name, source, target }) {
  const entry = virtualEntry(name, source);
  const result = await build({
    ...base,
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    plugins: [...(base.plugins ?? []), entry.plugin],
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: entry.id, output: { format: 'iife' } },
    },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [chunk] = outputs;
  if (chunk?.type !== 'chunk' || outputs.length > 1) throw new Error(`The script "${name}" is not one file.`);
  const code = chunk.code.trim();
  if (/<\/script/i.test(code)) throw new Error(`The script "${name}" would end its element.`);
  return code;
}

/**
 * Bundles each inline script into a classic script.
 * @param {() => import('vite').InlineConfig} makeBase creates the Vite configuration that all builds of the app share
 * @param {string} root the app's folder
 * @returns {Promise<{ head: string[], body: string }>}
 */
export async function inlineScripts(makeBase, root) {
  const head = await Promise.all(SCRIPTS.map((script) => bundle(makeBase(), root, script)));
  const body = head.pop() ?? '';
  return { head, body };
}
