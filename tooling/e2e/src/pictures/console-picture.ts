import type { Browser, Page } from 'playwright-core';
import type { Appearance } from './document-pictures';
import { fetchJson, jsonInit } from '../harness/network/fetch-json';
import { PASSWORD } from '../scenes/reach';

const VIEWPORT = { width: 1280, height: 800 };
const PHONE = '0812345678';

/** Makes a member's calls: reads, a transfer, a refused one, and a withdrawal that is booked although its response fails. */
async function makeSampleCalls(sandbox: string): Promise<void> {
  const login = jsonInit('POST', { username: PHONE, password: PASSWORD });
  const { token } = (await fetchJson(sandbox, '/th/api/login', login)) as { token: string };
  const ask = (method: string, path: string, body?: object) =>
    fetch(`${sandbox}/th/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const fault = { market: 'th', operationId: 'withdraw', phone: PHONE, kind: 'error-after', times: 1 };
  await ask('GET', '/wallet');
  await ask('POST', '/wallet/transfer', { from: 'WALLET', to: 'PG', amount: 200 });
  await ask('POST', '/wallet/transfer', { from: 'PG', to: 'WALLET', amount: 90_000 });
  await ask('POST', '/qrcode/KBANK', { amount: 500 });
  await fetchJson(sandbox, '/console/faults', jsonInit('POST', fault));
  await ask('POST', '/wallet/withdraw', { amount: 300 });
  await ask('GET', '/wallet');
  await ask('POST', '/statement', { page: 1, limit: 10 });
}

/**
 * Shows the console's list of calls after some calls of the demo member.
 * @param take takes the screenshot of a page of this size
 */
export async function showConsole(
  browser: Browser,
  sandbox: string,
  theme: Appearance['theme'],
  take: (page: Page, viewport: typeof VIEWPORT) => Promise<void>,
): Promise<void> {
  await makeSampleCalls(sandbox);
  const page = await browser.newPage({ viewport: VIEWPORT, colorScheme: theme });
  await page.goto(`${sandbox}/console/calls`);
  await page.evaluate(() => document.fonts.ready);
  await take(page, VIEWPORT);
  await page.close();
}
