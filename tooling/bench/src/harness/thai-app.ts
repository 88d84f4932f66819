import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveApp } from '@member-wallet/run/web-server';
import { startSandbox } from '@member-wallet/sandbox';

/** Serves the built Thai app with an in-memory sandbox. Needs both builds. */
export async function openThaiApp() {
  const dir = join(dirname(fileURLToPath(import.meta.resolve('@member-wallet/thai/package.json'))), 'dist');
  const sandbox = await startSandbox({ dataDir: null, logLevel: 'silent' });
  const app = await serveApp({ dir, api: `${sandbox.url}/th` });
  return {
    url: app.url,
    sandbox: sandbox.url,
    async close() {
      await app.close();
      await sandbox.close();
    },
  };
}
