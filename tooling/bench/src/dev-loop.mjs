import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '@member-wallet/e2e/find-browser';
import { chromium } from 'playwright-core';
import { keepAsking } from './dev-loop/asking.mjs';
import { editsIn } from './dev-loop/edits.mjs';
import { startProgram } from './dev-loop/program.mjs';

/**
 * The loop while writing: how soon `npm run dev` is ready, and what an edit of the SDK and of a text does to the
 * page and to the sandbox. Times are in seconds, and as a ratio to the start of a bare Vite server in the same run.
 * Fails where a request to the sandbox fails, a text reloads the page, or something typed is lost.
 *
 * node src/dev-loop.mjs
 */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** For a machine that is busy with other things; nothing is measured by it. */
const PATIENCE = 180_000;

const home = await mkdtemp(join(tmpdir(), 'bench-dev-'));
const edits = editsIn(ROOT);
const running = new Set();
let bare = 1;
let isGood = true;

const timed = async (work) => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};
const row = (name, figure) => console.log(`  ${name.padEnd(46)} ${figure}`);
const time = (name, seconds) =>
  row(name, `${seconds.toFixed(2).padStart(7)} s  ${(seconds / bare).toFixed(2).padStart(6)}×`);
const check = (name, value, wanted) => {
  if (value !== wanted) isGood = false;
  row(name, `${String(value).padStart(7)}${value === wanted ? '' : `  NOT MET: ${wanted}`}`);
};

async function startUntil(pattern, command, args) {
  const program = startProgram(command, args, ROOT);
  running.add(program);
  const seconds = await timed(() => program.printed(pattern));
  return { program, seconds };
}
const end = async (program) => {
  await program.end();
  running.delete(program);
};
const startDev = () => startUntil(/^Ready$/m, 'npm', ['run', 'dev', '--', '--data-dir', join(home, 'data')]);

/** The page's own count of loads: a mark that only a reload takes away. */
const mark = (page) => page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
const isSamePage = (page) => page.evaluate(() => Reflect.get(globalThis, 'isSamePage') === true);

async function editSdk({ page, program, sandbox }) {
  let ofThePage = 0;
  page.on('response', (response) => {
    if (response.url().includes('/api/') && response.status() >= 500) ofThePage += 1;
  });
  console.log('An edit in packages/api-sdk');
  const from = program.output().length;
  const stop = keepAsking(`${sandbox}/readyz`);
  const seconds = await timed(async () => {
    edits.edit('packages/api-sdk/src/errors/catalogue.ts', (text) => {
      return `${text}\nReflect.set(globalThis, 'benchEdit', true);\n`;
    });
    await page.waitForFunction(() => Reflect.get(globalThis, 'benchEdit') === true, null, {
      timeout: PATIENCE,
    });
    await page.locator('input').first().waitFor({ timeout: PATIENCE });
  });
  time('seen on the page', seconds);
  time(
    'and the sandbox has it',
    seconds + (await timed(() => program.printed(/The new sandbox answers/, from))),
  );
  const { asked, failed, longest } = await stop();
  row('requests to the sandbox meanwhile', String(asked).padStart(7));
  check('refused or failed', failed + ofThePage, 0);
  time('longest answer', longest / 1000);
}

async function editText(page, { name, path, find, field, shown }) {
  console.log(`An edit in ${path}`);
  await page.locator(field).fill('0812345678');
  await mark(page);
  const changed = `${find} ✎`;
  time(
    `seen on the page (${name})`,
    await timed(async () => {
      edits.edit(path, (text) => text.replace(`'${find}'`, `'${changed}'`));
      await page.locator(shown).getByText(changed, { exact: true }).waitFor({ timeout: PATIENCE });
    }),
  );
  check('the page reloaded', !(await isSamePage(page)), false);
  check(
    'what was typed is still there',
    (await page.locator(field).inputValue()).replace(/\D/g, ''),
    '0812345678',
  );
}

async function measure() {
  await writeFile(join(home, 'index.html'), '<!doctype html><title>bare</title>');
  const bareVite = await startUntil(/^Ready/m, process.execPath, [
    fileURLToPath(new URL('dev-loop/bare-vite.mjs', import.meta.url)),
    home,
  ]);
  bare = bareVite.seconds;
  await end(bareVite.program);

  console.log('npm run dev');
  time('a bare Vite server, for comparison', bare);
  const first = await startDev();
  time('ready, with new data', first.seconds);
  await end(first.program);
  const { program, seconds } = await startDev();
  time('ready', seconds);
  const address = (title) => new RegExp(`${title} +(http://[\\d.:]+)`).exec(program.output())[1];

  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    const loads = [];
    page.on('load', () => loads.push(page.url()));
    time(
      'the first page',
      await timed(async () => {
        await page.goto(`${address('Thai app')}/login`, { timeout: PATIENCE });
        await page.locator('input').first().waitFor({ timeout: PATIENCE });
      }),
    );
    await page.waitForLoadState('networkidle');
    check('loads that it took', loads.length, 1);

    await editSdk({ page, program, sandbox: address('Sandbox console') });
    await editText(page, {
      name: 'screens',
      path: 'packages/ui/src/i18n/texts/th/login.ts',
      find: 'ยินดีต้อนรับกลับ',
      field: 'input[type=tel]',
      shown: 'h1',
    });
    await editText(page, {
      name: 'screens, again',
      path: 'packages/ui/src/i18n/texts/th/login.ts',
      find: 'ยินดีต้อนรับกลับ ✎',
      field: 'input[type=tel]',
      shown: 'h1',
    });
    await page.goto(`${address('Thai app')}/contact`);
    await page.locator('.launcher').click({ timeout: PATIENCE });
    await page.locator('.panel textarea').waitFor({ timeout: PATIENCE });
    await editText(page, {
      name: 'chat',
      path: 'packages/chat/src/widget/texts/th.ts',
      find: 'ติดต่อพนักงาน',
      field: '.panel textarea',
      shown: '.panel',
    });
  } finally {
    await browser.close();
  }
}

try {
  await measure();
} finally {
  edits.restore();
  await Promise.all([...running].map((program) => end(program)));
  await rm(home, { recursive: true, force: true });
}
if (!isGood) process.exitCode = 1;
