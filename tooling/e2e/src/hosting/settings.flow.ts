import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { visit } from '../harness/page/browser';
import { serveBuild } from '../harness/stack/served';
import { MARKETS } from '../markets';
import { logIn } from '../steps';

/** The operator's API on another origin, with the CORS headers that this requires. */
async function openApi(): Promise<{ server: Server; url: string }> {
  const answerTo = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    answer.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    answer.setHeader(
      'Access-Control-Allow-Headers',
      request.headers['access-control-request-headers'] ?? '*',
    );
    if (request.method === 'OPTIONS') return void answer.end();
    const { authorization = '', 'content-type': type = 'application/json' } = request.headers;
    const response = await fetch(`${stack.sandbox}/th${request.url}`, {
      method: request.method ?? 'GET',
      headers: { 'content-type': type, ...(authorization && { authorization }) },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    answer.writeHead(response.status, { 'Content-Type': response.headers.get('content-type') ?? '' });
    answer.end(Buffer.from(await response.arrayBuffer()));
  };
  const server = createServer((request, answer) => void answerTo(request, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const NAME = 'Prova <1>';
/** An unused address: requests to the app's own origin fail. */
const UNUSED_ADDRESS = 'http://127.0.0.1:9';

// The markets do not differ here.
describe.each(MARKETS.slice(0, 1))('$name build: settings.json', (market) => {
  const dir = () => stack.builds.thai ?? '';

  test('uses the API, name and help line of settings.json from the first paint', async () => {
    const api = await openApi();
    const settings = { VITE_API_BASE_URL: `${api.url}/`, VITE_APP_NAME: NAME, VITE_HELP_LINE: '1323' };
    const app = await serveBuild({ dir: dir(), api: UNUSED_ADDRESS, settings });
    const { page, browserErrors, leave } = await visit(app.url);
    try {
      const asked: string[] = [];
      // The operator's pictures may be on any host.
      page.on('request', (request) => request.resourceType() !== 'image' && asked.push(request.url()));
      await logIn(page, market);
      await page.getByText(market.demo.name).first().waitFor();
      expect(await page.locator('header').getByText(NAME, { exact: true }).count()).toBe(1);
      expect(await page.title()).toContain(`· ${NAME}`);
      const calls = asked.filter((url) => url.includes('/api/'));
      expect(calls).toContain(`${api.url}/api/wallet`);
      expect(calls.filter((url) => !url.startsWith(api.url))).toEqual([]);
      // The app used the document's own read instead of repeating it.
      expect(calls.filter((url) => url === `${api.url}/api/wallet`)).toHaveLength(1);
      expect(asked.filter((url) => url.endsWith('/settings.json'))).toEqual([]);
      await page.goto('/care');
      await page.getByRole('link', { name: /1323/ }).waitFor();
      expect(browserErrors).toEqual([]);
    } finally {
      await leave();
      await app.close();
      api.server.close();
      api.server.closeAllConnections();
    }
  });

  test('fetches settings.json if the host serves it without inlining it', async () => {
    const { page, context, browserErrors, leave } = await visit(market.url());
    const html = (await (await fetch(market.url())).text()).replace(
      /(<script type="application\/json" id="settings">)[^<]*/,
      '$1',
    );
    await context.route('**/login', (route) =>
      route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
    );
    await context.route('**/settings.json', (route) =>
      route.fulfill({ json: { VITE_APP_NAME: NAME, VITE_HELP_LINE: 'none' } }),
    );
    const named = page.waitForEvent('console', (said) => said.type() === 'error');
    await page.goto('/login');
    await page.locator('header').getByText(NAME, { exact: true }).waitFor();
    await page.waitForFunction((name) => document.title.endsWith(name), NAME);
    await named;
    // Reports invalid settings, and keeps the build's own.
    expect(browserErrors).toEqual(['settings.json: VITE_HELP_LINE must be a phone number.']);
    await leave();
  });

  test('does not start with invalid settings, and names each', async () => {
    const settings = { VITE_QR_MINIMUM: 'ten', VITE_CHAT_EVERYWHERE: 'yes', VITE_NAME: 'x' };
    await expect(serveBuild({ dir: dir(), api: UNUSED_ADDRESS, settings })).rejects.toThrow(
      'settings.json is not usable: VITE_QR_MINIMUM must be an amount such as 100, or amounts by currency such as ' +
        'EUR 10, USD 12; VITE_CHAT_EVERYWHERE must be true or false; VITE_NAME is no setting.',
    );
  });
});
