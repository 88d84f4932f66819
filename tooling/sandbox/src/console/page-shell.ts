import type { FastifyReply } from 'fastify';
import type { Html } from '../http/html';
import { html } from '../http/html';

const PAGES = [
  ['/console', 'Overview'],
  ['/console/members', 'Members'],
  ['/console/deposits', 'Deposits'],
  ['/console/withdrawals', 'Withdrawals'],
  ['/console/switches', 'Switches'],
  ['/console/faults', 'Faults'],
  ['/console/reports', 'Reports'],
  ['/console/chat/', 'Chat'],
] as const;

type PagePath = (typeof PAGES)[number][0];

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Sends a page of the console. */
export function sendPage(reply: FastifyReply, path: PagePath, main: Html, pollMs?: number): FastifyReply {
  const title = PAGES.find(([page]) => page === path)?.[1] ?? '';
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .header('x-frame-options', 'DENY')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .send(
      html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${title} · Sandbox console</title>
  <link rel="stylesheet" href="/console/style.css">
  <link rel="icon" href="data:,">
</head>
<body ${pollMs !== undefined && html`data-poll="${pollMs}"`}>
  <nav aria-label="Console">
    ${PAGES.map(([page, name]) => html`<a href="${page}" ${page === path && html`aria-current="page"`}>${name}</a>`)}
  </nav>
  <main><h1>${title}</h1><p id="said" role="status"></p>${main}</main>
  <script src="/console/console.js"></script>
</body>
</html>`.toString(),
    );
}
