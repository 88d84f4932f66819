import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const folder = fileURLToPath(new URL('src/socket', import.meta.url));

/**
 * Bundles socket.io-client with this package's own engine and parser, which support only WebSockets and text:
 * well under half the weight without long polling, WebTransport and binary data. Of the client only the Manager
 * is taken, without its URL parser, its cache of connections and its growing pauses.
 */
export const slimSocket: Plugin = {
  name: 'slim-socket',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^socket\.io-parser$/ }, () => ({ path: join(folder, 'packet-parser.ts') }));
    onResolve({ filter: /\/contrib\/backo2\.js$/ }, () => ({ path: join(folder, 'backoff.ts') }));
    onResolve({ filter: /^engine\.io-client$/ }, () => ({ path: join(folder, 'engine.ts') }));
    onResolve({ filter: /^socket\.io-client$/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === 'resolved') return null;
      const client = await resolve(path, { importer, kind, resolveDir, pluginData: 'resolved' });
      return { path: join(dirname(client.path), 'manager.js') };
    });
  },
};
