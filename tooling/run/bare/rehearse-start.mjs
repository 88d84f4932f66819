import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { assetsOf, printedBy } from './start-output.mjs';
import { npm } from './command.mjs';

/** Far more than the start takes, so that only one that hangs is ended. */
const PATIENCE_MS = 20 * 60_000;
const LAST_CALLS_MS = 60_000;

/** @typedef {{ command: string, seconds: number, faults: string[], result: string }} Outcome */

/** @param {string} url @param {RequestInit} [init] */
const ask = (url, init) => fetch(url, { signal: AbortSignal.timeout(60_000), ...init });

/**
 * Whether the port of a URL is free.
 * @param {string} url
 * @returns {Promise<boolean>}
 */
const isFree = (url) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(Number(new URL(url).port), '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * The faults of an app: checks its page with its scripts and styles, and each printed login.
 * @param {import('./start-output.mjs').Printed} app
 */
async function appFaults({ title, url, logins }) {
  const faults = [];
  const page = await ask(url);
  const html = await page.text();
  const assets = assetsOf(html);
  if (page.status !== 200 || !assets.some((path) => path.endsWith('.js')))
    faults.push(
      `${title}: its page has status ${page.status}, and names ${assets.length} scripts and styles`,
    );
  for (const path of assets) {
    const { status } = await ask(new URL(path, url).href);
    if (status !== 200) faults.push(`${title}: ${path} has status ${status}`);
  }
  for (const login of logins) {
    const answer = await ask(`${url}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify(login),
    });
    const text = await answer.text();
    if (answer.status !== 200 || !/"token":"[^"]+"/.test(text))
      faults.push(
        `${title}: the login of ${login.username} has status ${answer.status}: ${text.slice(0, 200)}`,
      );
  }
  return faults;
}

/**
 * The faults of all printed addresses and logins.
 * @param {import('./start-output.mjs').Printed[]} printed
 */
async function faultsOf(printed) {
  const faults = [];
  const apps = printed.filter(({ logins }) => logins.length > 0);
  const board = printed.find(({ url }) => url.endsWith('/console'));
  if (apps.length < 2 || !board)
    return [`it printed the addresses of ${printed.map(({ title }) => title)} only`];
  for (const path of ['/readyz', '/console']) {
    const { status } = await ask(new URL(path, board.url).href);
    if (status !== 200) faults.push(`the sandbox's ${path} has status ${status}`);
  }
  for (const app of apps) faults.push(...(await appFaults(app)));
  return faults;
}

/**
 * Runs `npm start` as a newcomer would, checks the printed addresses, and stops it with SIGTERM.
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, log: string }} place
 * @returns {Promise<Outcome>}
 */
export async function rehearseStart(place) {
  const command = 'npm start';
  const start = Date.now();
  const { child, ended, output } = npm(['start'], place);
  const isOver = ended.then(() => true);
  while (printedBy(output()).length === 0 && Date.now() - start < PATIENCE_MS) {
    if (await Promise.race([isOver, pause(200, false)])) break;
  }
  const seconds = (Date.now() - start) / 1000;
  const printed = printedBy(output());
  if (printed.length === 0)
    return { command, seconds, faults: ['it did not print that it is ready'], result: 'failed' };

  const faults = await faultsOf(printed).catch((error) => [`${error.message}: ${error.cause ?? ''}`]);
  child.kill('SIGTERM');
  const isStopped = await Promise.race([isOver, pause(LAST_CALLS_MS, false)]);
  if (!isStopped) faults.push('it does not end after SIGTERM');
  if (!output().includes('✓ Stopped')) faults.push('it does not say that it stopped');
  for (const { title, url } of printed)
    if (!(await isFree(url))) faults.push(`${title}: the port of ${url} is still taken after SIGTERM`);
  const count = printed.reduce((sum, { logins }) => sum + logins.length, 0);
  const result = faults.length === 0 ? `${printed.length} addresses and ${count} logins work` : 'failed';
  return { command, seconds, faults, result };
}
