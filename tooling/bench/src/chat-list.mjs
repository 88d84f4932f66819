import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '@member-wallet/e2e/find-browser';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';

/**
 * The chat's list beside a plain list of memoised rows, in one page of a real browser: opening it, writing a
 * message, a key pressed, with 1,000 messages; then 5,000 from end to end. Fails where the chat takes more than
 * 1.2 times as long, what is read moves, it does not open at its end, or a task is longer than 50 ms.
 *
 * node src/chat-list.mjs [rounds, 9]
 */
const [ROUNDS = 9] = process.argv.slice(2).map(Number);
const FACTOR = 1.2;
const LONG_TASK = 50;
const ROWS = 200;

const STYLES = `body{margin:0;font:15px/25px sans-serif}.plain{position:fixed;inset:36px 0 0;display:flex;flex-direction:column}
.plain .scroller{flex:1;overflow-y:auto;overflow-anchor:none;padding:8px 16px}.plain ol{list-style:none;margin:0;padding:0}
.plain .row{display:flex;flex-direction:column;align-items:flex-start;margin-top:8px}.plain .mine{align-items:flex-end}
.plain .bubble{max-width:84%;padding:10px 14px;border:1px solid #ddd;border-radius:20px}.plain p{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
.plain small{min-height:20px;font-size:12px;line-height:20px}.plain textarea{min-height:46px;font:16px/26px sans-serif;field-sizing:content}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;

const messagesOf = (count) =>
  Array.from({ length: count }, (_, index) => ({
    _id: `m${String(index).padStart(6, '0')}`,
    createdAt: new Date(Date.UTC(2026, 0, 5) + index * 60_000).toISOString(),
    sender: index % 3 === 0 ? 'customer' : 'agent',
    message: { message_type: 'text', payload: `number ${index} ${'ข้อความยาว '.repeat(index % 7)}` },
  }));

const source = (name) => fileURLToPath(new URL(`chat-list/${name}`, import.meta.url));
const { outputFiles } = await build({
  entryPoints: [source('page.jsx')],
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  jsx: 'automatic',
  target: 'es2022',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
});
const script = outputFiles[0].contents;
const measure = await readFile(source('measure.js'), 'utf8');
let held = [];

const bodyOf = (request) =>
  new Promise((resolve) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => resolve(JSON.parse(body || 'null')));
  });

/** A backend with a history and nothing else: a socket never comes, so the list has only itself to attend to. */
const server = createServer(async (request, response) => {
  const answer = (value) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(value));
  };
  switch (request.url) {
    case '/api/chat/config':
      // Without it no connection is tried: reconnecting would be in every measurement.
      response.statusCode = 503;
      return answer({ message: 'NO_DATA' });
    case '/api/chat/history': {
      const { skip, limit } = await bodyOf(request);
      const end = held.length - skip;
      return answer(held.slice(Math.max(0, end - limit), Math.max(0, end)).reverse());
    }
    case '/api/chat/send-message': {
      const { clientId, message } = await bodyOf(request);
      const createdAt = new Date().toISOString();
      held.push({
        _id: `n${String(held.length).padStart(6, '0')}`,
        clientId,
        createdAt,
        sender: 'customer',
        message,
      });
      return answer({ createdAt });
    }
    case '/messages':
      return answer(held);
    case '/page.js':
      response.setHeader('content-type', 'text/javascript');
      return response.end(script);
    case '/':
      response.setHeader('content-type', 'text/html');
      return response.end(
        `<!doctype html><meta name="viewport" content="width=device-width"><style>${STYLES}</style><div id="root"></div><script type="module" src="/page.js"></script>`,
      );
    default:
      return answer({});
  }
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

async function visit(count) {
  held = messagesOf(count);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.locator('.launcher').waitFor();
  await page.evaluate(measure);
  // Its code, and the first ten.
  await page.locator('.launcher').click();
  await page.locator('.panel .row').first().waitFor();
  return { context, page };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const checks = [];
const check = (name, figure, isGood) => {
  checks.push(isGood);
  console.log(`  ${name.padEnd(34)} ${figure}${isGood ? '' : '  NOT MET'}`);
};

const { context, page } = await visit(1000);
const filled = await page.evaluate(() => globalThis.bench.loadAll(500));
await page.evaluate(() => globalThis.bench.close(globalThis.bench.sides.chat));
const times = await page.evaluate(async (rounds) => {
  const { sides, mount, close, append, keystrokes } = globalThis.bench;
  const found = { mount: {}, append: {}, keystroke: {}, off: 0 };
  const keep = (what, name, ...values) => {
    found[what][name] = [...(found[what][name] ?? []), ...values];
  };
  for (let round = 0; round < rounds; round += 1) {
    const order = Object.entries(sides);
    if (round % 2 === 1) order.reverse();
    for (const [name, side] of order) {
      const { time, off } = await mount(side);
      keep('mount', name, time);
      if (name === 'chat') found.off = Math.max(found.off, off);
      for (let number = 0; number < 3; number += 1) keep('append', name, await append(side));
      keep('keystroke', name, ...(await keystrokes(side, 15)));
      await close(side);
    }
  }
  return found;
}, ROUNDS);
await context.close();

console.log(`1,000 messages, ${ROUNDS} rounds: median ms from the event to the end of layout`);
for (const what of ['mount', 'append', 'keystroke']) {
  const [chat, plain] = [median(times[what].chat), median(times[what].plain)];
  const figure = `chat ${chat.toFixed(2).padStart(7)}   plain ${plain.toFixed(2).padStart(7)}   ${(chat / plain).toFixed(2)}×`;
  check(what, figure, chat <= plain * FACTOR);
}
check('opened off its end by, px', times.off, times.off < 1);
check(`moved by ${filled.pages} older pages, px`, filled.drift, filled.drift === 0);

const long = await visit(5000);
const all = await long.page.evaluate(() => globalThis.bench.loadAll(2500));
const down = await long.page.evaluate(() => globalThis.bench.travel());
const keys = await long.page.evaluate(() => globalThis.bench.keystrokes(globalThis.bench.sides.chat, 30));
const own = [];
for (let number = 0; number < 9; number += 1) {
  own.push(await long.page.evaluate(() => globalThis.bench.append(globalThis.bench.sides.chat)));
}
await long.context.close();
await browser.close();
server.close();

console.log('5,000 messages');
check(`moved by ${all.pages} older pages, px`, all.drift, all.drift === 0);
check('rows in the page at most', down.rows, down.rows <= ROWS);
check(`longest task over ${down.screens} screens, ms`, Math.round(down.longest), down.longest <= LONG_TASK);
check('off the end after the way down, px', down.off, down.off < 1);
console.log(`  ${'append, keystroke, ms'.padEnd(34)} ${median(own).toFixed(2)}, ${median(keys).toFixed(2)}`);
if (checks.includes(false)) process.exitCode = 1;
