import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { html, raw } from '../../http/html';
import type { Market } from '../../markets/market';
import { onlyLoopback } from '../../access/loopback';

/**
 * Runs in the app's origin and starts a session with the token after the '#', which is never sent to a server. The data
 * of the previous member is deleted; the language and the theme stay.
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
 * The page that opens the app as a member. The app's server forwards /api to the sandbox, so the page is in the app's
 * origin and can store the session there. For this machine only.
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
