import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/**
 * What the chat adds to a page of another team, in gzip kB, without React and without what the SDK has loaded
 * for the page itself: the button, what opening the panel brings for a conversation in words, and what comes
 * later with the first file, picture or card. Reads the built packages, so build first. Fails over a limit.
 */
const LAUNCHER_LIMIT = 3000;
const PANEL_LIMIT = 25_000;
const CALLS = [
  'getChatConfig',
  'listChatHistory',
  'markChatRead',
  'sendChatMessage',
  'uploadChatImage',
  'uploadChatVideo',
];

const PACKAGES = ['api-sdk', 'chat/widget'].map((name) => `@member-wallet/${name}`);
const kB = (bytes) => (bytes / 1000).toFixed(2).padStart(7);
const gzip = (code) => gzipSync(code, { level: 9 }).length;

async function chunksOf(source, external) {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [
      {
        name: 'page',
        // The bundler's own helper is one for the whole page.
        resolveId: (id) => {
          if (id === 'virtual:page' || id.endsWith('vite/preload-helper.js')) return `\0${id}`;
          return PACKAGES.includes(id) && !external.includes(id)
            ? fileURLToPath(import.meta.resolve(id))
            : null;
        },
        load: (id) => {
          if (id.endsWith('preload-helper.js')) return 'export const __vitePreload = (load) => load()';
          return id === '\0virtual:page' ? source : null;
        },
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'virtual:page',
        external: [/^react(-dom)?(\/|$)/, ...external],
        output: { entryFileNames: 'page.js', chunkFileNames: '[name].js' },
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
}

/** A chunk and everything that comes with it. */
function withImports(chunks, name, seen = new Set()) {
  if (seen.has(name) || !chunks.has(name)) return seen;
  seen.add(name);
  for (const next of chunks.get(name).imports) withImports(chunks, next, seen);
  return seen;
}

const sum = (chunks, names) =>
  [...names].reduce((total, name) => total + gzip(chunks.get(name)?.code ?? ''), 0);

const sdk = '@member-wallet/api-sdk';
const bare = await chunksOf(`export { createClient, login } from '${sdk}'`, []);
const calling = await chunksOf(`export { createClient, login, ${CALLS.join(', ')} } from '${sdk}'`, []);
const calls = sum(calling, calling.keys()) - sum(bare, bare.keys());

const chunks = await chunksOf(`export { ChatWidget } from '@member-wallet/chat/widget'`, [sdk]);
const launcher = withImports(chunks, 'page.js');
const minus = (names, without) => new Set([...names].filter((name) => !without.has(name)));
const named = (pattern) => [...chunks.keys()].filter((name) => pattern.test(name));
const [session] = named(/^session/);
const texts = named(/^(th|la|en)-/).sort((a, b) => gzip(chunks.get(b).code) - gzip(chunks.get(a).code));
const opened = minus(new Set([...withImports(chunks, session), texts[0]]), launcher);
const later = minus(new Set(chunks.keys()), new Set([...launcher, ...opened, ...texts]));

const rows = [
  ['launcher', sum(chunks, launcher), LAUNCHER_LIMIT],
  ['panel', sum(chunks, opened) + calls, PANEL_LIMIT],
];
console.log('kB, gzip, without React');
for (const [name, bytes, limit] of rows) {
  console.log(`  ${name.padEnd(26)} ${kB(bytes)}  of ${kB(limit)}${bytes > limit ? '  TOO MUCH' : ''}`);
  if (bytes > limit) process.exitCode = 1;
}
for (const name of opened) console.log(`    ${name.padEnd(24)} ${kB(gzip(chunks.get(name).code))}`);
console.log(`    ${"the SDK's six chat calls".padEnd(24)} ${kB(calls)}`);
console.log('  only when needed');
for (const name of later) console.log(`    ${name.padEnd(24)} ${kB(gzip(chunks.get(name).code))}`);
