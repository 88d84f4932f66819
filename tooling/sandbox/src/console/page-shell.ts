import type { FastifyReply } from 'fastify';
import type { Html } from '../http/html';
import { html } from '../http/html';

const PAGES = [
  ['/console', 'Overview'],
  ['/console/calls', 'Calls'],
  ['/console/members', 'Members'],
  ['/console/messages', 'Messages'],
  ['/console/payments', 'Payments'],
  ['/console/ledger', 'Ledger'],
  ['/console/clock', 'Clock'],
  ['/console/faults', 'Faults'],
  ['/console/switches', 'Switches'],
  ['/console/reports', 'Reports'],
  ['/console/chat/', 'Chat'],
] as const;

type PagePath = (typeof PAGES)[number][0];

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

interface PageParts {
  /** The title, if it differs from the entry in the navigation. */
  readonly title?: string;
  /** How often the live sections are refreshed, in ms. */
  readonly pollMs?: number;
  /** Whether the live sections are refreshed after calls of the API. */
  readonly isLive?: boolean;
}

/** Sends a page of the console. @param path its entry in the navigation */
export function sendPage(
  reply: FastifyReply,
  path: PagePath,
  main: Html,
  { title: own, pollMs, isLive = false }: PageParts = {},
): FastifyReply {
  const title = own ?? PAGES.find(([page]) => page === path)?.[1] ?? '';
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
<body ${pollMs !== undefined && html`data-poll="${pollMs}"`} ${isLive && html`data-news`}>
  <nav aria-label="Console">
    <p class="brand">Sandbox</p>
    ${PAGES.map(([page, name]) => html`<a href="${page}" ${page === path && html`aria-current="page"`}>${name}</a>`)}
  </nav>
  <main><h1>${title}</h1><p id="said" role="status"></p>${main}</main>
  <script src="/console/console.js"></script>
</body>
</html>`.toString(),
    );
}
