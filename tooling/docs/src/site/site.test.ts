/** @starts processes */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
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
const repository = join(root, '../..');
const sdk = join(repository, 'packages/api-sdk');
const folder = mkdtempSync(join(tmpdir(), 'documents-'));
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

test('every call has a page, and the first page of the SDK lists it', () => {
  expect(calls).toHaveLength(69);
  const home = read('sdk/index.html');
  for (const { operationId, method, path, effect } of calls) {
    expect(home).toContain(`<a href="calls/${operationId}.html">`);
    const page = seen(read(`sdk/calls/${operationId}.html`));
    expect(page).toContain(`${method} ${path}`);
    expect(page).toContain(`effect${effect}:`);
    expect(page).toMatch(new RegExp(`await ${operationId}\\(client[,)]`));
  }
});

test('a page says what each code of its call means, in three languages', () => {
  const codes: readonly ErrorCode[] = ['MONEY_NOT_ENOUGH', 'TRANSFER_MINIMUM', 'BONUS_REMAINING'];
  const page = seen(read('sdk/calls/transfer.html'));
  for (const code of codes) {
    for (const texts of [th, la, en]) expect(page).toContain(escaped(texts[code]));
  }
});

test('the page of codes has each of them with its texts', () => {
  const html = read('sdk/reference/codes.html');
  for (const code of Object.keys(errorCatalogue) as ErrorCode[]) {
    expect(html).toContain(`id="${code.toLowerCase()}"`);
    for (const texts of [th, la, en]) expect(seen(html)).toContain(escaped(texts[code]));
  }
});

test('every field has a meaning', () => {
  const rows = calls.flatMap(({ operationId }) =>
    [
      ...read(`sdk/calls/${operationId}.html`).matchAll(
        /<td data-label="field">(.*?)<\/td>.*?<td data-label="meaning">(.*?)<\/td>/g,
      ),
    ].map(([, field = '', meaning]) => ({ field: `${operationId}: ${seen(field)}`, meaning })),
  );
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.filter(({ meaning }) => meaning === '')).toEqual([]);
});

test('amounts say their unit', () => {
  const cells = read('sdk/calls/transfer.html').match(/<code>amount<\/code>.*?<\/tr>/)?.[0] ?? '';
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
    for (const [, address = ''] of loaded)
      expect(address).toMatch(/^(\.\.\/)*(assets\/[\w-]+\.(svg|css|js)|pictures\/[\w-]+\.webp)$/);
    expect(html).not.toMatch(/<(iframe|object|embed|base|form|style)\b|<script>| on\w+="| style="/);
  }
  const style = read('assets/site.css');
  expect([...style.matchAll(/url\(["']?([^"')]*)/g)].map(([, address]) => address)).toEqual([
    'inter.woff2',
    'thai.woff2',
    'lao.woff2',
  ]);
  expect(style).not.toContain('@import');
  for (const script of ['site.js', 'theme.js']) {
    expect(read(`assets/${script}`)).not.toMatch(
      /https?:|\/\/\w|fetch\(|XMLHttpRequest|WebSocket|sendBeacon|import\(/,
    );
  }
  for (const font of ['inter.woff2', 'thai.woff2', 'lao.woff2'])
    expect(existsSync(join(site, 'assets', font))).toBe(true);
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

test('every document of the folder has a page, and the menu has a way to each page', () => {
  const sources = readdirSync(join(repository, 'docs'), { recursive: true, encoding: 'utf8' });
  const documents = sources.filter((path) => path.endsWith('.md'));
  const expected = documents.map((path) =>
    path.replace(/README\.md$/, 'index.html').replace(/\.md$/, '.html'),
  );
  expect(expected.filter((path) => !pages().includes(path))).toEqual([]);
  const menuOf = (path: string): readonly string[] => {
    const menu = /<nav id="menu"[\s\S]*?<\/nav>/.exec(read(path))?.[0] ?? '';
    return [...menu.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => normalize(join(dirname(path), href)));
  };
  const reached = new Set(pages().flatMap(menuOf));
  expect(pages().filter((path) => !reached.has(path))).toEqual([]);
});

test('every picture is shown, and all of them are small', () => {
  const files = readdirSync(join(repository, 'docs/pictures'));
  const html = pages().map(read).join('\n');
  expect(files.filter((file) => !html.includes(`pictures/${file}`))).toEqual([]);
  const bytes = files.reduce((sum, file) => sum + statSync(join(repository, 'docs/pictures', file)).size, 0);
  expect(bytes).toBeLessThan(3_000_000);
  expect(html).not.toMatch(/<img(?![^>]* alt="[^"]+" width="\d+" height="\d+")/);
});

/** The documents of the repository, in which one can be changed; the rest is the repository's. */
const copyDocuments = (): string => {
  const copy = mkdtempSync(join(folder, 'copy-'));
  for (const part of ['apps', 'examples', 'tooling']) symlinkSync(join(repository, part), join(copy, part));
  for (const part of readdirSync(repository).filter((path) => path.endsWith('.md'))) {
    cpSync(join(repository, part), join(copy, part));
  }
  cpSync(join(repository, 'docs'), join(copy, 'docs'), { recursive: true });
  mkdirSync(join(copy, 'packages'));
  for (const name of readdirSync(join(repository, 'packages')).filter((one) => one !== 'api-sdk')) {
    symlinkSync(join(repository, 'packages', name), join(copy, 'packages', name));
  }
  for (const part of readdirSync(sdk).filter((one) => /\.(md|json)$|^(docs|LICENSE)$/.test(one))) {
    cpSync(join(sdk, part), join(copy, 'packages/api-sdk', part), { recursive: true });
  }
  return copy;
};

test.each([
  ['packages/api-sdk/docs/guides/money.md', '../reference.md#transferTwice'],
  ['packages/api-sdk/docs/guides/money.md', '../../../ui/README.md'],
  ['docs/support/withdraw.md', 'bonus.md#no-such-heading'],
  ['docs/hosting.md', '../pictures/nothing.webp'],
])('%s with a dead link to %s is not built', (document, link) => {
  const copy = copyDocuments();
  appendFileSync(join(copy, document), `\nSee [it](${link}).\n`);
  const { status, stderr } = build(join(folder, 'broken'), copy);
  expect(status).not.toBe(0);
  expect(stderr).toContain(`${document} has a dead link: ${link}`);
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
    ['a call', 'transfer', 'sdk/calls/transfer.html#transfer'],
    ['part of a call', 'getwal', 'sdk/calls/getWallet.html#getwallet'],
    ['a path', '/api/spinwheel/coupon/claim', 'sdk/calls/claimCoupon.html#claimcoupon'],
    ['a code', 'MONEY_NOT_ENOUGH', 'sdk/reference/codes.html#money_not_enough'],
    ['a screen by its Thai name', 'ถอนเงิน', 'support/withdraw.html#withdraw'],
    ['a screen by its Lao name', 'ວົງລໍ້ນຳໂຊກ', 'support/wheel.html#prize-wheel'],
    ['a Thai text', 'ถอนได้ครั้งละไม่เกิน', 'support/withdraw.html#the-amount-is-too-small-or-too-large'],
    [
      'the middle of a Lao text',
      'ສະລິບອາດສົ່ງຮອດແລ້ວ',
      'support/deposit-slip.html#it-is-not-known-whether-it-arrived',
    ],
    ['an English text', 'this number will not do', undefined],
    ['a Thai vowel written in two parts', 'จํานวนเงินที่โอน', 'sdk/reference/codes.html#transfer_minimum'],
    ['a heading of a guide', 'why unknown exists', 'sdk/guides/money.html#why-unknown-exists'],
    ['a setting', 'preselected at registration', 'settings.html#money'],
    ['a decision', 'no service worker', 'decisions/051-no-service-worker.html#51-no-service-worker'],
  ])('finds %s', (_, query, url) => {
    expect(first(query)).toBe(url);
  });

  test('finds nothing for nothing, and for what is nowhere', () => {
    expect(first('  ')).toBeUndefined();
    expect(first('transfer qqqqq')).toBeUndefined();
  });
});
