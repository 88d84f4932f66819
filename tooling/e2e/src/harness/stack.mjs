import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appsOf } from '@member-wallet/run/apps';
import { serveApp } from '@member-wallet/run/web-server';
import { startSandbox } from '@member-wallet/sandbox';

/** The folder of a built app. */
export const distOf = (name) =>
  join(dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), 'dist');

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** The sandbox in memory and the production builds of all apps, by their folders, on free ports of the loopback. */
export async function startStack() {
  const sandbox = await startSandbox({ dataDir: null, logLevel: 'silent' });
  const built = appsOf(ROOT).filter(({ folder }) => existsSync(join(folder, 'dist/index.html')));
  const served = await Promise.all(
    built.map(async ({ folder, sandbox: path }) => ({
      name: basename(folder),
      ...(await serveApp({ dir: join(folder, 'dist'), api: `${sandbox.url}${path}` })),
    })),
  );
  // The sandbox has no market of this kind: its Thai one answers.
  const odd = await serveApp({ dir: distOf('@member-wallet/odd-market'), api: `${sandbox.url}/th` });
  return {
    ...Object.fromEntries(served.map(({ name, url }) => [name, url])),
    odd: odd.url,
    sandbox: sandbox.url,
    program: fileURLToPath(new URL('main.js', import.meta.resolve('@member-wallet/sandbox'))),
    invariants: sandbox.invariants,
    async close() {
      await Promise.all([...served, odd].map((app) => app.close()));
      await sandbox.close();
    },
  };
}
