import { join } from 'node:path';
import { startSandbox } from '@member-wallet/sandbox';
import { appsOf } from './apps.mjs';
import { freePort, serveApp } from './web-server.mjs';

const SANDBOX_PORT = 4100;

const LOGINS = [
  ['Thai', '0812345678', 'demo1234', 'funded, with history'],
  ['Thai', '0898765432', 'demo1234', 'new and empty'],
  ['Laos', '02055512345', 'demo1234', 'funded, in kip'],
  ['Laos', '02099887766', 'demo1234', 'in baht'],
];

const noteTakenPort = (what, wanted, actual) => {
  if (actual !== wanted) console.log(`  Port ${wanted} is taken: the ${what} uses ${actual}.`);
};

/** Starts the sandbox and the apps, prints where they are, and stops all of them on Ctrl-C. */
export async function serve({ root, args }) {
  console.log('› Starting');
  const sandbox = await startSandbox({
    port: await freePort(SANDBOX_PORT),
    dataDir: join(root, '.sandbox'),
    ...(process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : {}),
    reset: args.includes('--reset'),
    print: (line) => console.log(`  ${line}`),
  }).catch((error) => {
    console.error(`✗ The sandbox did not start: ${error.message}`);
    process.exit(1);
  });
  noteTakenPort('sandbox', SANDBOX_PORT, sandbox.port);
  const apps = [];
  for (const { title, folder, port, sandbox: path } of appsOf(root)) {
    const app = await serveApp({ dir: join(folder, 'dist'), api: `${sandbox.url}${path}`, port });
    noteTakenPort(title, port, app.port);
    apps.push({ name: title, ...app });
  }

  const rows = [...apps.map(({ name, url }) => [name, url]), ['Sandbox console', `${sandbox.url}/console`]];
  console.log('\nReady\n');
  for (const [name, url] of rows) console.log(`  ${name.padEnd(16)} ${url}`);
  console.log('\n  Demo logins');
  for (const [market, phone, password, note] of LOGINS) {
    console.log(`  ${market.padEnd(5)} ${phone.padEnd(12)} ${password.padEnd(9)} ${note}`);
  }
  console.log(
    '\n  SMS codes appear here and on the console. Ctrl-C stops everything; --reset starts over.\n',
  );

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    console.log('\n› Stopping');
    await Promise.all(apps.map((app) => app.close()));
    await sandbox.close();
    console.log('✓ Stopped');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
