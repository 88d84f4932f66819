// Runs modules one after the other in a separate process, and writes the outcome of each as a line of JSON.
// Usage: node module-runner.mjs <folder> <number of modules> <URL that puts money into the member's wallet>
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { format } from 'node:util';

const [folder = '', count = '0', bank = ''] = process.argv.slice(2);
const LONGEST_MS = 20_000;

/** @type {string[]} */
let printed = [];
console.log = (...values) => {
  printed.push(format(...values));
};

/** @type {(error: unknown) => void} */
let fail = () => {};
process.on('uncaughtException', (error) => fail(error));
process.on('unhandledRejection', (error) => fail(error));

/** @param {unknown} error */
const described = (error) => {
  if (!(error instanceof Error)) return { text: String(error) };
  const code = 'kind' in error && error.kind === 'api' && 'code' in error ? error.code : undefined;
  return { text: String(error), code };
};

// An earlier snippet may have emptied the wallet.
const fund = async () => {
  const body = JSON.stringify({ market: 'th', phone: '0812345678', amount: 1_000 });
  const { ok, status } = await fetch(bank, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  if (!ok) throw new Error(`the wallet cannot be filled: ${status}`);
};

for (let at = 0; at < Number(count); at += 1) {
  printed = [];
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {unknown} */
  let lost;
  const stopped = new Promise((_, reject) => {
    fail = (error) => {
      lost ??= error;
      reject(error);
    };
    timer = setTimeout(() => reject(new Error(`not done after ${LONGEST_MS} ms`)), LONGEST_MS);
  });
  // It may also reject after the race, which must not be an unhandled rejection.
  stopped.catch(() => {});
  /** @type {{ text: string, code?: unknown } | undefined} */
  let failure;
  try {
    await fund();
    await Promise.race([import(pathToFileURL(join(folder, `${at}.js`)).href), stopped]);
    // Node reports unhandled rejections before the next immediate.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    if (lost !== undefined) throw lost;
  } catch (error) {
    failure = described(error);
  }
  clearTimeout(timer);
  process.stdout.write(`${JSON.stringify({ at, printed, failure })}\n`);
}
process.exit(0);
