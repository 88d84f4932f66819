import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { html, raw } from '../../http/html';
import type { Market } from '../../markets/market';
import { onlyLoopback } from '../../access/loopback';

/**
 * Runs in the app's origin: begins a session with the token behind the '#', which no server gets to see. What this browser
 * has of the member before goes; the language and the theme stay.
 */
const SCRIPT = `const token=location.hash.slice(1);
if(token){
  sessionStorage.clear();
  for(const name of['owner','last-active','last-sync-time','open-qr','pending','seen-slip'])localStorage.removeItem(name);
  localStorage.setItem('since',String(Date.now()));
  localStorage.setItem('token',token);
}
location.replace('/user/home');`;

const POLICY = `default-src 'none'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;

/**
 * The page behind a link of the console that opens the app as a member: the app's server forwards /api to here, and so the
 * page can store the session where the app looks for it. This machine only.
 */
export function mountOpenAs(app: FastifyInstance, market: Market): void {
  app.get(`/${market.id}/api/open-as`, { onRequest: onlyLoopback }, async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLICY)
      .header('referrer-policy', 'no-referrer')
      .send(
        html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Opening the app</title><script>${raw(SCRIPT)}</script></html>`.toString(),
      ),
  );
}
