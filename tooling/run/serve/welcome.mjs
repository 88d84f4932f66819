/** Notes for newcomers about each server. @type {Record<string, string[]>} */
const NOTES = {
  'Thai app': ['0812345678 / demo1234   funded, with history', '0898765432 / demo1234   new and empty'],
  'Laos app': ['02055512345 / demo1234  funded, in kip', '02099887766 / demo1234  in baht'],
  'Sandbox console': ['every call, live; SMS codes, payments, each member, faults, the clock, chats'],
};

/** The address to which the apps send reports, which the console shows. */
export const REPORTS_TO_SANDBOX = '/api/reports';

/**
 * Tells the sandbox the addresses of the apps, so that its console can open them. A failure is ignored.
 * @param {string} sandbox its address @param {{ path: string, url: string }[]} apps with the paths of their markets
 */
export async function nameApps(sandbox, apps) {
  for (const { path, url } of apps)
    await fetch(`${sandbox}/console/apps`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ market: path.slice(1), url }),
    }).catch(() => undefined);
}

/**
 * Prints a note if a server does not use its usual port.
 * @param {string} what @param {number} wanted @param {number} actual the ports
 */
export function noteTakenPort(what, wanted, actual) {
  if (actual !== wanted) console.log(`  Port ${wanted} is taken: the ${what} uses ${actual}.`);
}

/**
 * The addresses, each with its demo logins or its purpose.
 * @param {{ title: string, url: string }[]} servers
 */
export const welcomeLines = (servers) =>
  servers.flatMap(({ title, url }) => [
    `${title.padEnd(16)} ${url}`,
    ...(NOTES[title] ?? []).map((note) => `${' '.repeat(16)} ${note}`),
  ]);

/**
 * @param {{ title: string, url: string }[]} servers
 * @param {string} last the last line
 * @param {{ isReady?: boolean }} [options] false if a server is not running
 */
export function printWelcome(servers, last, { isReady = true } = {}) {
  console.log(isReady ? '\nReady\n' : '\nPartly ready\n');
  for (const line of [...welcomeLines(servers), '', last]) console.log(line === '' ? '' : `  ${line}`);
  console.log('');
}

/**
 * Calls `stop` once, on Ctrl-C or SIGTERM, and exits.
 * @param {() => Promise<unknown>} stop
 */
export function stopOnSignal(stop) {
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    console.log('\n› Stopping');
    await stop();
    console.log('✓ Stopped');
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
