import { fileURLToPath } from 'node:url';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const folder = fileURLToPath(new URL('src/socket', import.meta.url));

/** The names that socket.io-client hands on from its engine: ways to connect that are not built in. */
const ENGINE = `
export { Socket, installTimerFunctions, nextTick, parse } from './engine';
export const Fetch = undefined, NodeXHR = undefined, XHR = undefined, NodeWebSocket = undefined,
  WebSocket = undefined, WebTransport = undefined;
`;

/**
 * Builds socket.io-client in over an engine and a parser of this package's own, which know WebSockets and text
 * and nothing else: a third of the weight, since long polling, WebTransport and bytes stay out.
 */
export const slimSocket: Plugin = {
  name: 'slim-socket',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^socket\.io-parser$/ }, () => ({ path: `${folder}/packet-parser.ts` }));
    onResolve({ filter: /^engine\.io-client$/ }, () => ({ path: 'engine', namespace: 'slim' }));
    onLoad({ filter: /.*/, namespace: 'slim' }, () => ({ contents: ENGINE, resolveDir: folder }));
  },
};
