import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPlainBackend } from '@member-wallet/plain-backend';
import { appsOf } from '@member-wallet/run/apps';
import { serveApp } from '@member-wallet/run/web-server';
import { startSandbox } from '@member-wallet/sandbox';
import type { Stack } from '../page/browser';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const folderOf = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

export interface RunningStack extends Stack {
  close: () => Promise<void>;
}

/** Serves a build on a plain backend of its own. */
async function startPlain(dir: string, market: 'th' | 'la') {
  const backend = await startPlainBackend(market);
  const app = await serveApp({ dir, api: backend.url });
  return {
    urls: { app: app.url, backend: backend.url },
    close: () => app.close().then(() => backend.close()),
  };
}

/**
 * Starts the backends, in memory, and serves the builds of all apps, on free loopback ports.
 * @param copy the seeded database that the sandbox starts from
 */
export async function startStack(copy?: Blob): Promise<RunningStack> {
  const sandbox = await startSandbox({ dataDir: null, logLevel: 'silent', copy });
  const built = [
    ...appsOf(ROOT).filter(({ folder }) => existsSync(join(folder, 'dist/index.html'))),
    // The sandbox has no such market; its Thai one serves this build.
    { folder: folderOf('@member-wallet/odd-market'), sandbox: '/th' },
  ];
  const examples = ['swr', 'tanstack'].map((name) => ({
    name,
    dir: join(folderOf(`@member-wallet/example-vite-react-${name}`), 'dist'),
  }));
  const served = await Promise.all(
    built.map(async ({ folder, sandbox: path }) => {
      const dir = join(folder, 'dist');
      return { name: basename(folder), dir, ...(await serveApp({ dir, api: `${sandbox.url}${path}` })) };
    }),
  );
  const servedExamples = await Promise.all(
    examples.map(async ({ name, dir }) => ({ name, ...(await serveApp({ dir, api: `${sandbox.url}/th` })) })),
  );
  const app = (name: string) => {
    const found = served.find((each) => each.name === name);
    if (!found) throw new Error(`There is no build of ${name}.`);
    return found;
  };
  const plain = {
    th: await startPlain(app('thai').dir, 'th'),
    la: await startPlain(app('laos').dir, 'la'),
  };
  return {
    thai: app('thai').url,
    laos: app('laos').url,
    odd: app('odd-market').url,
    sandbox: sandbox.url,
    plain: { th: plain.th.urls, la: plain.la.urls },
    examples: Object.fromEntries(servedExamples.map(({ name, url }) => [name, url])),
    program: fileURLToPath(new URL('main.js', import.meta.resolve('@member-wallet/sandbox'))),
    builds: Object.fromEntries(served.map(({ name, dir }) => [name, dir])),
    close: async () => {
      await Promise.all([...served, ...servedExamples, plain.th, plain.la].map((each) => each.close()));
      await sandbox.close();
    },
  };
}
