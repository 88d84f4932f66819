import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '@member-wallet/e2e/find-browser';
import { serveApp } from '@member-wallet/run/web-server';
import { startSandbox } from '@member-wallet/sandbox';
import { chromium } from 'playwright-core';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** The sandbox in memory, the built Thai app on it, and a phone's browser. */
export async function openStage() {
  const dir = join(dirname(fileURLToPath(import.meta.resolve('@member-wallet/thai/package.json'))), 'dist');
  const sandbox = await startSandbox({ dataDir: null, logLevel: 'silent' });
  const app = await serveApp({ dir, api: `${sandbox.url}/th` });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: FLAGS });
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 360, height: 740 } });
  return {
    sandbox: sandbox.url,
    context,
    async close() {
      await browser.close();
      await app.close();
      await sandbox.close();
    },
  };
}

/** The operator's side, past everything that goes wrong. */
export function operatorOf(url) {
  const ask = async (path, init) => {
    const answer = await fetch(`${url}${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  const post = (path, body) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ market: 'th', ...body }),
    });
  return {
    say: (guestId, text) => post('/console/chat/say', { conversation: `guest:${guestId}`, text }),
    dropConnections: () => post('/console/chat/drop', {}),
    inject: ({ operationId, kind }) => post('/console/faults', { operationId, kind, times: 1 }),
    faultsLeft: async () => (await ask('/console/overview')).faults.length,
    clearFaults: () => ask('/console/faults', { method: 'DELETE' }),
    /** All that the server holds, oldest first. */
    history: async (guestId) => {
      const all = [];
      for (let skip = 0; ; skip += 100) {
        const some = await post('/th/api/chat/history', { guestId, skip, limit: 100 });
        all.push(...some);
        if (some.length < 100) return all.reverse();
      }
    },
    /** The mark that a picture carries behind its last byte. */
    markOf: async (path) => {
      const bytes = Buffer.from(await (await fetch(`${url}/th${path}`)).arrayBuffer());
      return bytes.subarray(PICTURE.length).toString();
    },
  };
}

/** The smallest PNG; whatever follows it is not looked at. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
