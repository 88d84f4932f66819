import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { gzipBytes } from './harness/bundle';
import { checkAtMost, row, title } from './harness/report';

/**
 * The gzip bytes that the chat adds to another team's page, without React and the parts of the SDK that the page uses
 * itself: the button, opening the panel for a text conversation, and the code that is loaded later with the first file,
 * picture or card. Needs the built packages. Fails if a limit is exceeded.
 */
const LAUNCHER_LIMIT = 3000;
const PANEL_LIMIT = 62_400;
const SDK = '@member-wallet/api-sdk';
const WIDGET = '@member-wallet/chat/widget';
const CALLS = [
  'getChatConfig',
  'listChatHistory',
  'markChatRead',
  'sendChatMessage',
  'uploadChatImage',
  'uploadChatVideo',
];

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The chunks of a page that contains only this code, by name. */
async function chunksOf(source: string, external: readonly string[] = []): Promise<Chunks> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [
      {
        name: 'page',
        // Does not count, because a page contains the bundler's helper once anyway.
        resolveId: (id) => {
          if (id === 'virtual:page' || id.endsWith('vite/preload-helper.js')) return `\0${id}`;
          return [SDK, WIDGET].includes(id) && !external.includes(id)
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
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(outputs.filter((one) => one.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
}

/** A chunk and everything that it imports. */
function withImports(chunks: Chunks, name: string, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = chunks.get(name);
  if (seen.has(name) || !chunk) return seen;
  seen.add(name);
  for (const next of chunk.imports) withImports(chunks, next, seen);
  return seen;
}

const sizeIn = (chunks: Chunks, names: Iterable<string>): number =>
  [...names].reduce((total, name) => total + gzipBytes(chunks.get(name)?.code ?? ''), 0);
const without = (names: Iterable<string>, ...others: readonly Iterable<string>[]): readonly string[] => {
  const left = new Set(others.flatMap((other) => [...other]));
  return [...names].filter((name) => !left.has(name));
};

const login = await chunksOf(`export { createClient, login } from '${SDK}'`);
const chatting = await chunksOf(`export { createClient, login, ${CALLS.join(', ')} } from '${SDK}'`);
const calls = sizeIn(chatting, chatting.keys()) - sizeIn(login, login.keys());

const chunks = await chunksOf(`export { ChatWidget } from '${WIDGET}'`, [SDK]);
const named = (pattern: RegExp) => [...chunks.keys()].filter((name) => pattern.test(name));
const launcher = withImports(chunks, 'page.js');
const [session = ''] = named(/^session/);
const texts = named(/^(th|la|en)-/).sort((a, b) => sizeIn(chunks, [b]) - sizeIn(chunks, [a]));
const opened = without([...withImports(chunks, session), ...texts.slice(0, 1)], launcher);
const later = without(chunks.keys(), launcher, opened, texts);

title('bytes, gzip, without React');
checkAtMost('launcher', sizeIn(chunks, launcher), LAUNCHER_LIMIT);
checkAtMost('panel', sizeIn(chunks, opened) + calls, PANEL_LIMIT);
for (const name of opened) row(`  ${name}`, sizeIn(chunks, [name]));
row("  the SDK's six chat calls", calls);
title('loaded when needed');
for (const name of later) row(`  ${name}`, sizeIn(chunks, [name]));
