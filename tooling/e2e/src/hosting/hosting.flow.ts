import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, crc32, gunzipSync } from 'node:zlib';
import { whereServed } from '@member-wallet/configs/jest/where-served';
import { PHONE } from '../harness/page/browser';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import { slipPicture } from '../harness/stack/payments';
import { deploy } from '../harness/stack/served';
import { startCaddy, startNginx, type WebHost } from '../harness/stack/web-host';
import { MARKETS, type Market } from '../markets';
import { balances, registerByApi, submitLogin } from '../steps';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests over HTTP/2. Fails if the server does not support it. */
async function get(url: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  const { origin, pathname, search } = new URL(url);
  const session = connect(origin, { rejectUnauthorized: false });
  try {
    return await new Promise<Answer>((resolve, reject) => {
      session.on('error', reject);
      const request = session.request({ ':path': pathname + search, ...headers });
      let got: IncomingHttpHeaders & { ':status'?: number | undefined } = {};
      const chunks: Buffer[] = [];
      request.on('response', (each) => {
        got = each;
      });
      request.on('data', (chunk) => chunks.push(chunk as Buffer));
      request.on('end', () =>
        resolve({ status: got[':status'] ?? 0, headers: got, body: Buffer.concat(chunks) }),
      );
      request.on('error', reject);
    });
  } finally {
    session.close();
  }
}

const SERVERS = [
  { title: 'nginx', program: 'NGINX_PATH', start: startNginx },
  { title: 'Caddy', program: 'CADDY_PATH', start: startCaddy },
] as const;
const [thai] = MARKETS as [Market];
const LARGEST_SLIP = 10 * 1024 * 1024;

/** A PNG of the given size, padded with an unknown chunk before its last one. */
function padded(picture: Buffer, size: number): Buffer {
  const [start, end] = [picture.subarray(0, -12), picture.subarray(-12)];
  const content = Buffer.alloc(size - picture.length - 12);
  const named = Buffer.concat([Buffer.from('paDd'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([start, length, named, sum, end]);
}

describe.each(SERVERS)('served by $title', ({ title, program, start }) => {
  whereServed(
    { title: 'with the shipped configuration', names: [program], what: `the app behind ${title}` },
    (path) => {
      const work = mkdtempSync(join(tmpdir(), 'hosting-'));
      const root = join(work, 'served');
      let host: WebHost;
      beforeAll(async () => {
        await deploy(stack.builds.thai ?? '', root);
        host = await start(path, { root, operator: new URL(stack.thai).host, work: join(work, 'own') });
      });
      afterAll(async () => {
        await host?.close();
        rmSync(work, { recursive: true });
      });

      test('serves the page on every route, compressed for the client, with the headers of the build', async () => {
        const page = readFileSync(join(root, 'index.html'));
        const expected = readFileSync(join(root, '_headers'), 'utf8')
          .split('\n/assets')[0]
          ?.split('\n')
          .slice(1)
          .map((line) => line.trim().split(/: (.*)/s) as [string, string]);
        expect(expected?.length).toBeGreaterThan(4);
        for (const route of ['/', '/login', '/user/statement?page=2', '/register', '/index.html']) {
          const { status, headers, body } = await get(host.url + route, { 'accept-encoding': 'gzip, br' });
          expect([route, status, headers['content-encoding']]).toEqual([route, 200, 'br']);
          expect(brotliDecompressSync(body).equals(page)).toBe(true);
          expect(headers['content-type']).toMatch(/^text\/html/);
          expect(headers['cache-control']).toBe('no-cache');
          expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
          for (const [name, value] of expected ?? []) expect(headers[name.toLowerCase()]).toBe(value);
          expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
        }
        const gzip = await get(`${host.url}/login`, { 'accept-encoding': 'gzip' });
        expect(gunzipSync(gzip.body).equals(page)).toBe(true);
        const plain = await get(`${host.url}/login`);
        expect([plain.headers['content-encoding'], plain.body.equals(page)]).toEqual([undefined, true]);
      });

      test('tells caches that a response depends on the encoding, by Vary and by another ETag', async () => {
        const page = readFileSync(join(root, 'index.html'), 'utf8');
        const [script = ''] = /\/assets\/[\w-]+\.js/.exec(page) ?? [];
        for (const path of ['/login', script]) {
          const tags = new Map<string, unknown>();
          for (const encoding of ['br', 'gzip', 'identity']) {
            const { headers } = await get(host.url + path, { 'accept-encoding': encoding });
            expect([path, encoding, headers.vary?.toLowerCase()]).toEqual([
              path,
              encoding,
              'accept-encoding',
            ]);
            tags.set(headers['content-encoding'] ?? 'identity', headers.etag);
          }
          expect([path, new Set(tags.values()).size]).toEqual([path, tags.size]);
        }
      });

      test('lets browsers cache assets for good and revalidate everything else, and responds with 404 to missing files', async () => {
        const page = readFileSync(join(root, 'index.html'), 'utf8');
        const [script = ''] = /\/assets\/[\w-]+\.js/.exec(page) ?? [];
        const asset = await get(host.url + script, { 'accept-encoding': 'br' });
        expect([asset.status, asset.headers['content-encoding']]).toEqual([200, 'br']);
        expect(asset.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
        expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        const manifest = await get(`${host.url}/manifest.webmanifest`);
        expect(manifest.headers['content-type']).toBe('application/manifest+json');
        expect(manifest.headers['cache-control']).toBe('no-cache');
        expect((await get(`${host.url}/settings.json`)).headers['content-type']).toMatch(
          /^application\/json/,
        );
        for (const gone of ['/assets/gone-12345678.js', '/picture.png']) {
          const { status, headers } = await get(host.url + gone);
          expect([gone, status, headers['cache-control']]).toEqual([gone, 404, 'no-store']);
        }
        for (const own of [
          '/_headers',
          '/nginx-headers.conf',
          '/caddy-headers.conf',
          '/settings.schema.json',
          '/report.schema.json',
        ])
          expect([own, (await get(host.url + own)).status]).toEqual([own, 404]);
        const again = await get(`${host.url}/login`, {
          'if-none-match': String((await get(`${host.url}/login`)).headers.etag),
        });
        expect(again.status).toBe(304);
        if (host.plainUrl !== null) {
          const { status, headers } = await fetch(`${host.plainUrl}/user/home?a=1`, { redirect: 'manual' });
          expect([status, headers.get('location')]).toEqual([301, 'https://127.0.0.1/user/home?a=1']);
        }
      });

      // Apart from what the checks above cover, Caddy proxies like nginx.
      const journey = title === 'nginx' || IS_EXHAUSTIVE ? test : test.skip;
      journey('a member logs in, chats over a socket and deposits with a slip of 10 MB', async () => {
        const { words } = thai;
        const member = await registerByApi(
          thai,
          thai.freshPhone(SERVERS.findIndex((each) => each.title === title)),
        );
        const before = (await balances(thai, member)).wallet;
        const context = await browser.newContext({
          baseURL: host.url,
          viewport: PHONE,
          ignoreHTTPSErrors: true,
          reducedMotion: 'reduce',
        });
        await context.addInitScript(() => localStorage.setItem('remember-agreement', 'true'));
        const page = await context.newPage();
        const errors: string[] = [];
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
        // The chat connects by polling and upgrades to a WebSocket.
        const socketFrame = page
          .waitForEvent('websocket', (socket) => socket.url().startsWith(host.url.replace('https', 'wss')))
          .then((socket) => socket.waitForEvent('framereceived'));
        await page.goto('/login');
        await submitLogin(page, thai, member.phone, member.password);
        await page.getByText(member.name).first().waitFor();

        await page.goto('/user/contact');
        await page.getByRole('button', { name: words.chat.open }).click();
        await page.getByRole('textbox', { name: words.chat.write }).fill('สวัสดี');
        await page.getByRole('textbox', { name: words.chat.write }).press('Enter');
        // The sandbox responds with its menu.
        await page.getByRole('button', { name: words.chat.buttons, exact: true }).waitFor();
        await socketFrame;

        await page.goto('/user/home');
        await page.getByRole('button', { name: words.deposit.title, exact: true }).click();
        await page.getByRole('button', { name: words.deposit.slip }).click();
        const buffer = padded(await slipPicture('th', member.phone, 700.25), LARGEST_SLIP);
        await page
          .locator('input[name=slip]')
          .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
        await page.getByText(words.deposit.slipReadable).waitFor();
        const upload = page.waitForRequest(
          (request) => request.method() === 'POST' && /slip/.test(request.url()),
        );
        await page.getByRole('button', { name: words.deposit.sendSlip, exact: true }).click();
        await page.getByText(words.deposit.slipGood).waitFor();
        expect(Number(await (await upload).headerValue('content-length'))).toBeGreaterThan(LARGEST_SLIP);
        expect((await balances(thai, member)).wallet).toBeCloseTo(before + 700.25, 2);
        expect(errors).toEqual([]);
        await context.close();
      });
    },
  );
});
