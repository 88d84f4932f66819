import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serveInDevelopment } from '@member-wallet/configs/vite';
import { appsOf } from '../serve/apps.mjs';
import {
  nameApps,
  noteTakenPort,
  printWelcome,
  REPORTS_TO_SANDBOX,
  stopOnSignal,
} from '../serve/welcome.mjs';
import { openDevProxy } from './dev-proxy.mjs';
import { openProgram } from './program.mjs';
import { createReplacer } from './replace.mjs';
import { launchSandbox } from './sandbox-process.mjs';

const SANDBOX_PORT = 4100;
/** How long a replacement waits for running requests. */
const LAST_CALLS_MS = 2000;

/**
 * Runs the sandbox from its sources behind the proxy, and replaces its process when they change.
 * @param {object} options
 * @param {string} options.root
 * @param {Awaited<ReturnType<typeof openDevProxy>>} options.proxy
 * @param {string[]} options.args the sandbox's options
 */
async function keepSandbox({ root, proxy, args }) {
  const folder = join(root, 'tooling/sandbox');
  const outfile = join(folder, 'node_modules/.dev/sandbox.mjs');
  const program = await openProgram({
    entry: join(folder, 'src/dev.ts'),
    outfile,
    packages: join(root, 'packages'),
  });
  let starts = 0;
  const replacer = createReplacer({
    proxy: { ...proxy, hold: () => Promise.race([proxy.hold(), delay(LAST_CALLS_MS)]) },
    rebuild: () => program.rebuild(),
    launch: () => {
      starts += 1;
      if (starts === 1) return launchSandbox(outfile, args);
      console.log('› The sandbox has changed: replacing it');
      return launchSandbox(
        outfile,
        args.filter((arg) => arg !== '--reset'),
      );
    },
    replaced: () => {
      if (starts > 1) console.log('✓ The new sandbox answers');
    },
    report: (what, error) => console.error(`✗ ${what}\n${error instanceof Error ? error.message : ''}`),
  });
  program.onChange(() => void replacer.update());
  return { ...replacer, close: () => program.close().then(replacer.close) };
}

/**
 * Serves the sandbox and the apps from source, prints their addresses, and stops them on Ctrl-C.
 * @param {{ root: string, args: string[] }} options `args` are the sandbox's options
 */
export async function serveFromSource({ root, args }) {
  console.log('› Starting');
  const proxy = await openDevProxy({ port: SANDBOX_PORT });
  noteTakenPort('sandbox', SANDBOX_PORT, proxy.port);
  // The apps' Vite proxy forwards requests to this address.
  process.env.SANDBOX_URL = proxy.url;
  process.env.VITE_REPORT_URL ??= REPORTS_TO_SANDBOX;
  const sandbox = await keepSandbox({ root, proxy, args });
  const started = sandbox.update();
  /** @type {({ title: string, path: string } & Awaited<ReturnType<typeof serveInDevelopment>>)[]} */
  const apps = [];
  for (const { title, folder, port, sandbox: path } of appsOf(root)) {
    const app = await serveInDevelopment(folder);
    noteTakenPort(title, port, app.port);
    apps.push({ title, path, ...app });
  }
  // Vite's own listeners would exit before the sandbox has closed its database.
  process.removeAllListeners('SIGTERM');
  stopOnSignal(async () => {
    await Promise.all([...apps.map((app) => app.close()), sandbox.close()]);
    await proxy.close();
  });
  await started;
  await nameApps(proxy.url, apps);
  printWelcome(
    [...apps, { title: 'Sandbox console', url: `${proxy.url}/console` }],
    sandbox.serves()
      ? 'SMS codes appear here and on the console. Ctrl-C stops everything; --reset starts over.'
      : 'The sandbox is not running: see above. The next change of its sources starts it; Ctrl-C stops everything.',
    { isReady: sandbox.serves() },
  );
}
