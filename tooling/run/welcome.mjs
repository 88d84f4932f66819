/** @type {[market: string, phone: string, password: string, note: string][]} */
const LOGINS = [
  ['Thai', '0812345678', 'demo1234', 'funded, with history'],
  ['Thai', '0898765432', 'demo1234', 'new and empty'],
  ['Laos', '02055512345', 'demo1234', 'funded, in kip'],
  ['Laos', '02099887766', 'demo1234', 'in baht'],
];

/** Where the apps report what happens in them: the console shows it. */
export const REPORTS_TO_SANDBOX = '/api/reports';

/**
 * Prints a note if a server does not use its usual port.
 * @param {string} what @param {number} wanted @param {number} actual the ports
 */
export function noteTakenPort(what, wanted, actual) {
  if (actual !== wanted) console.log(`  Port ${wanted} is taken: the ${what} uses ${actual}.`);
}

/**
 * @param {{ title: string, url: string }[]} servers
 * @param {string} last the last line
 * @param {{ isReady?: boolean }} [options] false if a server is not running
 */
export function printWelcome(servers, last, { isReady = true } = {}) {
  console.log(isReady ? '\nReady\n' : '\nPartly ready\n');
  for (const { title, url } of servers) console.log(`  ${title.padEnd(16)} ${url}`);
  console.log('\n  Demo logins');
  for (const [market, phone, password, note] of LOGINS) {
    console.log(`  ${market.padEnd(5)} ${phone.padEnd(12)} ${password.padEnd(9)} ${note}`);
  }
  console.log(`\n  ${last}\n`);
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
