import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TIMEOUT_MS, type TextEdit, watchSdkEdit, watchTextEdit } from './dev-loop/edit-on-page';
import { editsIn } from './dev-loop/edits';
import { poll } from './dev-loop/poll';
import { startProgram } from './dev-loop/program';
import { openBrowser } from './harness/browser';
import { timed } from './harness/measure';
import { check, row, title } from './harness/report';
import { runBench } from './harness/run-bench';

/**
 * The development loop: how soon `npm run dev` is ready, and how soon an edit of the SDK or of a text reaches the page
 * and the sandbox. Times are in seconds, and as a ratio to the start of a bare Vite server in the same run. Fails if a
 * request to the sandbox fails, an edited text reloads the page, or input is lost.
 */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const LOGIN_TEXTS = { path: 'packages/ui/src/i18n/texts/th/start.ts', field: 'input[type=tel]', shown: 'h1' };
const TEXTS: readonly TextEdit[] = [
  { ...LOGIN_TEXTS, text: 'ยินดีต้อนรับ' },
  // A second edit of the same file must work as well as the first.
  { ...LOGIN_TEXTS, text: 'ยินดีต้อนรับ ✎' },
];
const CHAT_TEXT: TextEdit = {
  path: 'packages/chat/src/widget/texts/th.ts',
  text: 'แชทกับพนักงาน',
  field: '.panel textarea',
  shown: '.panel',
};

await runBench(async (closing) => {
  const home = await mkdtemp(join(tmpdir(), 'bench-dev-'));
  await closing({ close: () => rm(home, { recursive: true, force: true }) });
  const edits = await closing(editsIn(ROOT));

  /** Starts a program and measures the seconds until its output matches the pattern. */
  async function start(pattern: RegExp, command: string, args: readonly string[]) {
    const program = await closing(startProgram(command, args, ROOT));
    return { program, seconds: (await timed(() => program.printed(pattern))) / 1000 };
  }
  const startDev = () => start(/^Ready$/m, 'npm', ['run', 'dev', '--', '--data-dir', join(home, 'data')]);

  await writeFile(join(home, 'index.html'), '<!doctype html><title>bare</title>');
  const script = fileURLToPath(new URL('dev-loop/bare-vite.mjs', import.meta.url));
  const bare = await start(/^Ready/m, process.execPath, [script, home]);
  await bare.program.close();
  const time = (name: string, seconds: number) =>
    row(name, `${seconds.toFixed(2)} s`, `${(seconds / bare.seconds).toFixed(2)}×`);

  title('npm run dev');
  time('a bare Vite server, for comparison', bare.seconds);
  const first = await startDev();
  time('ready, with new data', first.seconds);
  await first.program.close();
  const { program, seconds } = await startDev();
  time('ready', seconds);
  const addressOf = (name: string) =>
    new RegExp(`${name} +(http://[\\d.:]+)`).exec(program.output())?.[1] ?? '';

  const browser = await closing(openBrowser());
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const opened = await timed(async () => {
    await page.goto(`${addressOf('Thai app')}/login`);
    await page.locator('input').first().waitFor();
  });
  time('the first page', opened / 1000);
  await page.waitForLoadState('networkidle');
  check('page loads', loads, loads === 1, '1');

  title('An edit in packages/api-sdk');
  const from = program.output().length;
  const stopPolling = poll(`${addressOf('Sandbox console')}/readyz`);
  let failedOnPage = 0;
  page.on('response', (response) => {
    if (response.url().includes('/api/') && response.status() >= 500) failedOnPage += 1;
  });
  const onPage = await watchSdkEdit(page, edits);
  time('page updated', onPage);
  const replaced = await timed(() => program.printed(/The new sandbox answers/, from));
  time('sandbox replaced', onPage + replaced / 1000);
  const polled = await stopPolling();
  row('requests to the sandbox meanwhile', polled.sent);
  const failed = polled.failed + failedOnPage;
  check('of these, failed', failed, failed === 0);
  time('longest response', polled.longest / 1000);

  const editText = async (edit: TextEdit) => {
    title(`An edit in ${edit.path}`);
    const { seen, isSamePage, typed } = await watchTextEdit(page, edits, edit);
    time('page updated', seen);
    check('the page reloaded', isSamePage ? 'no' : 'yes', isSamePage);
    check('the input was kept', typed ? 'yes' : 'no', typed);
  };
  for (const edit of TEXTS) await editText(edit);
  await page.goto(`${addressOf('Thai app')}/contact`);
  await page.locator('.launcher').click();
  await page.locator('.panel textarea').waitFor();
  await editText(CHAT_TEXT);
});
