import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, defineConfig, loadEnv } from 'vite';
import { targets } from '../browsers/floor.js';
import { chunks } from './chunks.js';
import { className } from './class-names.js';
import { fromSource } from './from-source.js';
import { hotTexts } from './hot-texts.js';
import { lightByDevice } from './light-by-device.js';
import { neutralFileNames } from './neutral-names.js';
import { precompress } from './precompress.js';
import { privateMaps } from './private-maps.js';

const UI = fileURLToPath(new URL('../../../packages/ui/src', import.meta.url));
const SANDBOX = process.env.SANDBOX_URL ?? 'http://127.0.0.1:4100';

/**
 * @typedef {object} StartOptions
 * @property {() => import('vite').InlineConfig} base the configuration of every build of the app
 * @property {string} root the app's folder
 * @property {string} policyReportUrl where browsers report violations of the content security policy; empty for nowhere
 */

/**
 * The Vite configuration of a market's app. `wallet` in its package.json has the port and the market's path in the
 * sandbox; in production the host forwards /api to the operator.
 * @param {string} root the app's folder
 * @param {(options: StartOptions) => import('vite').Plugin} startDocument writes the document
 */
export function app(root, startDocument) {
  const { port, sandbox } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).wallet;
  // Created for each build, because a plugin instance must not be shared.
  const base = () => ({
    plugins: [react(), lightByDevice()],
    resolve: { alias: [{ find: /^#\//, replacement: `${UI}/` }] },
    css: { modules: { generateScopedName: className } },
  });
  const forward = {
    target: SANDBOX,
    changeOrigin: true,
    ws: true,
    rewrite: (/** @type {string} */ path) => `${sandbox}${path}`,
  };
  return defineConfig(({ command, mode }) => ({
    ...base(),
    ...(command === 'serve' && { resolve: { alias: [...base().resolve.alias, ...fromSource] } }),
    root,
    plugins: [
      ...base().plugins,
      hotTexts(),
      startDocument({
        base,
        root,
        // Without the prefix VITE_, because only the headers contain it and no script should.
        policyReportUrl: loadEnv(mode, root, 'CSP_').CSP_REPORT_URL ?? '',
      }),
      precompress(),
      privateMaps(),
    ],
    server: { host: '127.0.0.1', port, proxy: { '/api': forward, '/socket.io': forward } },
    build: {
      target: targets,
      sourcemap: 'hidden',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { codeSplitting: chunks(), ...neutralFileNames },
      },
    },
  }));
}

/**
 * Serves an app with hot reload, on its port or the next free one.
 * @param {string} root the app's folder
 * @returns {Promise<{ url: string, port: number, close(): Promise<void> }>}
 */
export async function serveInDevelopment(root) {
  const server = await createServer({ root, configFile: join(root, 'vite.config.js'), clearScreen: false });
  await server.listen();
  const [url = ''] = server.resolvedUrls?.local ?? [];
  const port = Number(new URL(url).port);
  return { url: `http://127.0.0.1:${port}`, port, close: () => server.close() };
}
