import { join } from 'node:path';
import { startSandbox } from '@member-wallet/sandbox';
import { appsOf } from './apps.mjs';
import { freePort, serveApp } from './web-server.mjs';
import { nameApps, noteTakenPort, printWelcome, REPORTS_TO_SANDBOX, stopOnSignal } from './welcome.mjs';

const SANDBOX_PORT = 4100;

/**
 * Starts the sandbox and the apps, prints their addresses, and stops them on Ctrl-C.
 * @param {{ root: string, args: string[] }} options `args` are the sandbox's options
 */
export async function serve({ root, args }) {
  console.log('› Starting');
  const sandbox = await startSandbox({
    port: await freePort(SANDBOX_PORT),
    dataDir: join(root, '.sandbox'),
    ...(process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : {}),
    reset: args.includes('--reset'),
    metrics: process.env.METRICS === 'on',
    traces: process.env.OTEL_EXPORTER_OTLP_ENDPOINT || undefined,
    print: (line) => console.log(`  ${line}`),
  }).catch((error) => {
    console.error(`✗ The sandbox did not start: ${error.message}`);
    process.exit(1);
  });
  noteTakenPort('sandbox', SANDBOX_PORT, sandbox.port);
  /** @type {({ title: string, path: string } & Awaited<ReturnType<typeof serveApp>>)[]} */
  const apps = [];
  for (const { title, folder, port, sandbox: path } of appsOf(root)) {
    const app = await serveApp({
      dir: join(folder, 'dist'),
      api: `${sandbox.url}${path}`,
      defaults: { VITE_REPORT_URL: REPORTS_TO_SANDBOX },
      port,
    });
    noteTakenPort(title, port, app.port);
    apps.push({ title, path, ...app });
  }

  stopOnSignal(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await sandbox.close();
  });
  await nameApps(sandbox.url, apps);
  printWelcome(
    [...apps, { title: 'Sandbox console', url: `${sandbox.url}/console` }],
    'SMS codes appear here and on the console. Ctrl-C stops everything; --reset starts over.',
  );
}
