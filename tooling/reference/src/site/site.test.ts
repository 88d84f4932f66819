/** @starts processes */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import type { ErrorCode } from '@member-wallet/api-sdk';
import { endpoints, errorCatalogue } from '@member-wallet/api-sdk';
import { errorMessages as en } from '@member-wallet/api-sdk/messages/en';
import { errorMessages as la } from '@member-wallet/api-sdk/messages/la';
import { errorMessages as th } from '@member-wallet/api-sdk/messages/th';
import type { Entry } from '../page/find';
import { find } from '../page/find';

const root = join(__dirname, '../..');
const sdk = join(root, '../../packages/api-sdk');
const folder = mkdtempSync(join(tmpdir(), 'reference-'));
const site = join(folder, 'site');

const build = (...args: readonly string[]) =>
  spawnSync(join(root, 'node_modules/.bin/tsx'), ['src/site/main.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

const read = (path: string): string => readFileSync(join(site, path), 'utf8');
const pages = (): readonly string[] =>
  readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));

beforeAll(() => {
  const { status, stderr } = build(site);
  expect({ status, stderr: stderr.replace(/^npm warn.*\n/gm, '') }).toEqual({ status: 0, stderr: '' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const calls = Object.values(endpoints);
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
/** What a reader sees of a page. */
const seen = (html: string): string => html.replace(/<[^>]+>/g, '');

test('every call has a page, and the first page lists it', () => {
  expect(calls).toHaveLength(69);
  const home = read('index.html');
  for (const { operationId, method, path, effect } of calls) {
    expect(home).toContain(`<a href="calls/${operationId}.html">`);
    const page = seen(read(`calls/${operationId}.html`));
    expect(page).toContain(`${method} ${path}`);
    expect(page).toContain(`effect${effect}:`);
    expect(page).toMatch(new RegExp(`await ${operationId}\\(client[,)]`));
  }
});

test('a page says what each code of its call means, in three languages', () => {
  const codes: readonly ErrorCode[] = ['MONEY_NOT_ENOUGH', 'TRANSFER_MINIMUM', 'BONUS_REMAINING'];
  const page = seen(read('calls/transfer.html'));
  for (const code of codes) {
    for (const texts of [th, la, en]) expect(page).toContain(escaped(texts[code]));
  }
});

test('the page of codes has each of them with its texts', () => {
  const html = read('reference/codes.html');
  for (const code of Object.keys(errorCatalogue) as ErrorCode[]) {
    expect(html).toContain(`id="${code.toLowerCase()}"`);
    for (const texts of [th, la, en]) expect(seen(html)).toContain(escaped(texts[code]));
  }
});

test('every field has a meaning', () => {
  const rows = calls.flatMap(({ operationId }) =>
    [
      ...read(`calls/${operationId}.html`).matchAll(
        /<td data-label="field">(.*?)<\/td>.*?<td data-label="meaning">(.*?)<\/td>/g,
      ),
    ].map(([, field = '', meaning]) => ({ field: `${operationId}: ${seen(field)}`, meaning })),
  );
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.filter(({ meaning }) => meaning === '')).toEqual([]);
});

test('amounts say their unit', () => {
  const cells = read('calls/transfer.html').match(/<code>amount<\/code>.*?<\/tr>/)?.[0] ?? '';
  expect(cells).toContain('data-label="unit">major units<');
});

test('the hidden setup of a snippet is not shown', () => {
  expect(readFileSync(join(sdk, 'docs/guides/start.md'), 'utf8')).toContain('<!-- setup');
  for (const path of pages()) expect(read(path)).not.toContain('setup\n');
});

test('no page loads anything from elsewhere', () => {
  for (const path of pages()) {
    const html = read(path);
    expect(html).toContain(`content="default-src 'none';`);
    // Only links may lead out; what a page loads is beside it.
    const loaded = [...html.matchAll(/<(?!a )\w+[^>]* (?:src|href|srcset|action|data)="([^"]*)"/g)];
    expect(loaded.length).toBeGreaterThanOrEqual(4);
    for (const [, address = ''] of loaded) expect(address).toMatch(/^(\.\.\/)?assets\/[\w-]+\.(svg|css|js)$/);
    expect(html).not.toMatch(/<(iframe|object|embed|base|form|style)\b|<script>| on\w+="| style="/);
  }
  const style = read('assets/site.css');
  expect([...style.matchAll(/url\(["']?([^"')]*)/g)].map(([, address]) => address)).toEqual([
    'thai.woff2',
    'lao.woff2',
  ]);
  expect(style).not.toContain('@import');
  for (const script of ['site.js', 'theme.js']) {
    expect(read(`assets/${script}`)).not.toMatch(
      /https?:|\/\/\w|fetch\(|XMLHttpRequest|WebSocket|sendBeacon|import\(/,
    );
  }
  for (const font of ['thai.woff2', 'lao.woff2']) expect(existsSync(join(site, 'assets', font))).toBe(true);
});

test('no link is dead', () => {
  const ids = new Map(
    pages().map((path) => [path, new Set([...read(path).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
  );
  const dead: string[] = [];
  for (const path of pages()) {
    for (const [, href = ''] of read(path).matchAll(/<a [^>]*href="([^"]*)"/g)) {
      if (/^https?:/.test(href)) continue;
      const [file = '', anchor] = href.split('#');
      const target = file === '' ? path : normalize(join(dirname(path), file));
      const isThere =
        existsSync(join(site, target)) && (anchor === undefined || ids.get(target)?.has(anchor));
      if (!isThere) dead.push(`${path}: ${href}`);
    }
  }
  expect(dead).toEqual([]);
});

test('a document with a dead link is not built', () => {
  const copy = join(folder, 'sdk');
  for (const part of ['README.md', 'CHANGELOG.md', 'package.json', 'docs']) {
    cpSync(join(sdk, part), join(copy, part), { recursive: true });
  }
  appendFileSync(join(copy, 'docs/guides/money.md'), '\nSee [the call](../reference.md#transferTwice).\n');
  const { status, stderr } = build(join(folder, 'broken'), copy);
  expect(status).not.toBe(0);
  expect(stderr).toContain('docs/guides/money.md has a dead link: ../reference.md#transferTwice');
});

describe('the search', () => {
  const first = (query: string): string | undefined => {
    const script = read('assets/search-index.js');
    const entries = JSON.parse(
      script.slice(script.indexOf('['), script.lastIndexOf(']') + 1),
    ) as readonly Entry[];
    return find(entries, query)[0]?.entry.url;
  };

  test.each([
    ['a call', 'transfer', 'calls/transfer.html#transfer'],
    ['part of a call', 'getwal', 'calls/getWallet.html#getwallet'],
    ['a path', '/api/spinwheel/coupon/claim', 'calls/claimCoupon.html#claimcoupon'],
    ['a code', 'MONEY_NOT_ENOUGH', 'reference/codes.html#money_not_enough'],
    ['a Thai text', 'ยอดเงินคงเหลือไม่เพียงพอ', 'reference/codes.html#money_not_enough'],
    ['the middle of a Lao text', 'ຄົງເຫຼືອບໍ່ພຽງພໍ', 'reference/codes.html#money_not_enough'],
    ['an English text', 'choose a smaller amount', 'reference/codes.html#money_not_enough'],
    ['a Thai vowel written in two parts', 'จํานวนเงินที่โอน', 'reference/codes.html#transfer_minimum'],
    ['a heading of a guide', 'why unknown exists', 'guides/money.html#why-unknown-exists'],
  ])('finds %s', (_, query, url) => {
    expect(first(query)).toBe(url);
  });

  test('finds nothing for nothing, and for what is nowhere', () => {
    expect(first('  ')).toBeUndefined();
    expect(first('transfer qqqqq')).toBeUndefined();
  });
});
