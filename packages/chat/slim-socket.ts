import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const folder = fileURLToPath(new URL('src/socket', import.meta.url));

/**
 * Builds socket.io-client in over an engine and a parser of this package's own, which know WebSockets and text
 * and nothing else: a third of the weight, since long polling, WebTransport and binary data stay out. Of the
 * client itself the Manager is taken, without what parses addresses and shares connections around it.
 */
export const slimSocket: Plugin = {
  name: 'slim-socket',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^socket\.io-parser$/ }, () => ({ path: join(folder, 'packet-parser.ts') }));
    onResolve({ filter: /^engine\.io-client$/ }, () => ({ path: join(folder, 'engine.ts') }));
    onResolve({ filter: /^socket\.io-client$/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === 'resolved') return null;
      const client = await resolve(path, { importer, kind, resolveDir, pluginData: 'resolved' });
      return { path: join(dirname(client.path), 'manager.js') };
    });
  },
};
