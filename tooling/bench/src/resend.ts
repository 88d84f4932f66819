import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { openBrowser } from './harness/browser';
import { check, row, title } from './harness/report';
import { runBench } from './harness/run-bench';

/**
 * How often one write arrives at a server that drops the connection after it has read it: a browser sends a request
 * again, whatever its method, if a connection that was used before ends without an answer. See decision 57.
 */
const CONNECTIONS = 6;

type Closing = 'nothing' | 'writes' | 'everything';
/** How the page sends: both are whole statements of the page. */
const SENDERS = {
  XMLHttpRequest: () =>
    new Promise<void>((resolve) => {
      const request = new XMLHttpRequest();
      request.open('POST', '/write');
      request.onloadend = () => resolve();
      request.send('{}');
    }),
  fetch: () =>
    fetch('/write', { method: 'POST', body: '{}' }).then(
      () => undefined,
      () => undefined,
    ),
} as const;

/** Reads are answered once there are as many as the browser has connections, so that all of them are kept. */
async function startServer(closing: Closing) {
  let arrived = 0;
  let isAnswering = false;
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/read') {
      waiting.push(() =>
        response.writeHead(200, closing === 'everything' ? { connection: 'close' } : {}).end(),
      );
      if (waiting.length === CONNECTIONS) for (const answer of waiting.splice(0)) answer();
      return;
    }
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html').end('<!doctype html>');
      return;
    }
    request.resume().once('end', () => {
      arrived += 1;
      if (isAnswering) response.writeHead(200, closing === 'nothing' ? {} : { connection: 'close' }).end();
      else request.socket.destroy();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived: () => arrived,
    answerWrites: (answers: boolean) => {
      isAnswering = answers;
      arrived = 0;
    },
    close: () => server.close().closeAllConnections(),
  };
}

async function arrivals(page: Page, closing: Closing, send: () => Promise<void>): Promise<number> {
  const server = await startServer(closing);
  await page.goto(server.url);
  server.answerWrites(true);
  await page.evaluate(send);
  await page.evaluate(async (count) => {
    await Promise.all(Array.from({ length: count }, () => fetch('/read', { cache: 'no-store' })));
  }, CONNECTIONS);
  server.answerWrites(false);
  await page.evaluate(send);
  server.close();
  return server.arrived();
}

await runBench(async (closing) => {
  const browser = await closing(openBrowser());
  const page = await browser.newPage();
  title(`How often one write arrives, HTTP/1.1, Chromium ${browser.version()}`);
  row('the server closes after', ...Object.keys(SENDERS));
  for (const closes of ['nothing', 'writes', 'everything'] as const) {
    const counts: number[] = [];
    for (const send of Object.values(SENDERS)) counts.push(await arrivals(page, closes, send));
    if (closes === 'everything') check(closes, counts, Math.max(...counts) === 1, '1');
    else row(closes, ...counts);
  }
});
