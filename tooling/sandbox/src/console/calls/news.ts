import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { CallJournal } from '../../calls/call-journal';

const LOOKED_EVERY_MS = 500;

/**
 * Sends open pages an event when the API was called, so that they refresh. Does not poll while no page is open.
 */
export function mountNews(console: FastifyInstance, journal: CallJournal): void {
  const pages = new Set<ServerResponse>();
  let last = -1n;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const newest = await journal.newest();
    if (last !== -1n && newest !== last) for (const page of pages) page.write(`data: ${newest}\n\n`);
    last = newest;
  }
  function next(): void {
    timer = setTimeout(
      () =>
        void look()
          .catch(() => undefined)
          .finally(() => pages.size > 0 && next()),
      LOOKED_EVERY_MS,
    );
  }

  console.get('/news', async (_, reply) => {
    await look();
    reply.hijack();
    const page = reply.raw;
    page.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    page.write('retry: 1000\n\n');
    pages.add(page);
    if (pages.size === 1) next();
    page.once('close', () => {
      pages.delete(page);
      if (pages.size === 0) clearTimeout(timer);
    });
  });
  console.addHook('preClose', async () => {
    clearTimeout(timer);
    for (const page of pages) page.end();
    pages.clear();
  });
}
