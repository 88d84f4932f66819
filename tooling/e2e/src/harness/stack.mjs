import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveApp } from '@member-wallet/run/web-server';
import { startSandbox } from '@member-wallet/sandbox';

/** The folder of a built app. */
export const distOf = (name) =>
  join(dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), 'dist');

/** The sandbox in memory and the production builds of both apps, on free ports of the loopback. */
export async function startStack() {
  const sandbox = await startSandbox({ dataDir: null, logLevel: 'silent' });
  const [thai, laos, odd] = await Promise.all([
    serveApp({ dir: distOf('@member-wallet/thai'), api: `${sandbox.url}/th` }),
    serveApp({ dir: distOf('@member-wallet/laos'), api: `${sandbox.url}/la` }),
    // The sandbox has no market of this kind: its Thai one answers.
    serveApp({ dir: distOf('@member-wallet/odd-market'), api: `${sandbox.url}/th` }),
  ]);
  return {
    thai: thai.url,
    laos: laos.url,
    odd: odd.url,
    sandbox: sandbox.url,
    program: fileURLToPath(new URL('main.js', import.meta.resolve('@member-wallet/sandbox'))),
    invariants: sandbox.invariants,
    async close() {
      await Promise.all([thai.close(), laos.close(), odd.close()]);
      await sandbox.close();
    },
  };
}
