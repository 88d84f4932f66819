import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serveInDevelopment } from '@member-wallet/configs/vite';
import { appsOf } from '../apps.mjs';
import { noteTakenPort, printWelcome, stopOnSignal } from '../welcome.mjs';
import { openFrontDoor } from './front-door.mjs';
import { openProgram } from './program.mjs';
import { createReplacer } from './replace.mjs';
import { launchSandbox } from './sandbox-process.mjs';

const SANDBOX_PORT = 4100;
/** A call that never ends does not keep the next sandbox away. */
const LAST_CALLS_MS = 2000;

/**
 * The sandbox's sources behind the front door, and a new process of them when they change.
 * @param {object} options
 * @param {string} options.root
 * @param {Awaited<ReturnType<typeof openFrontDoor>>} options.door
 * @param {string[]} options.args the sandbox's
 */
async function keepSandbox({ root, door, args }) {
  const folder = join(root, 'tooling/sandbox');
  const outfile = join(folder, 'node_modules/.dev/sandbox.mjs');
  const program = await openProgram({
    entry: join(folder, 'src/dev.ts'),
    outfile,
    packages: join(root, 'packages'),
  });
  let starts = 0;
  const replacer = createReplacer({
    door: { ...door, hold: () => Promise.race([door.hold(), delay(LAST_CALLS_MS)]) },
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
  program.onChange(() => void replacer.look());
  return { ...replacer, close: () => program.close().then(replacer.close) };
}

/**
 * Serves the sandbox and the apps from their sources, prints where they are, and stops them on Ctrl-C.
 * @param {{ root: string, args: string[] }} options `args` are the sandbox's
 */
export async function serveFromSource({ root, args }) {
  console.log('› Starting');
  const door = await openFrontDoor({ port: SANDBOX_PORT });
  noteTakenPort('sandbox', SANDBOX_PORT, door.port);
  // Where the apps forward to.
  process.env.SANDBOX_URL = door.url;
  const sandbox = await keepSandbox({ root, door, args });
  const started = sandbox.look();
  /** @type {({ title: string } & Awaited<ReturnType<typeof serveInDevelopment>>)[]} */
  const apps = [];
  for (const { title, folder, port } of appsOf(root)) {
    const app = await serveInDevelopment(folder);
    noteTakenPort(title, port, app.port);
    apps.push({ title, ...app });
  }
  // Vite's own listeners would end the process before the sandbox has closed its database.
  process.removeAllListeners('SIGTERM');
  stopOnSignal(async () => {
    await Promise.all([...apps.map((app) => app.close()), sandbox.close()]);
    await door.close();
  });
  await started;
  printWelcome(
    [...apps, { title: 'Sandbox console', url: `${door.url}/console` }],
    sandbox.serves()
      ? 'SMS codes appear here and on the console. Ctrl-C stops everything; --reset starts over.'
      : 'No sandbox: see above. The next change of its sources starts it again; Ctrl-C stops everything.',
    { isReady: sandbox.serves() },
  );
}
