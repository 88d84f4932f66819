import type { FastifyInstance } from 'fastify';
import { parse } from '../../http/parse';
import type { Services } from '../../services';
import { forgetMarksAfter } from '../../statement/marks';
import { clockInput } from '../console-input';
import { sendPage } from '../page-shell';
import { clockPage } from './clock-page';
import { readDue } from './read-due';

/** The page of the clock, and the call that moves it. */
export function mountClock(console: FastifyInstance, { clock, db, scheduler, chat }: Services): void {
  console.get('/clock', async (_, reply) => {
    const now = clock.now();
    return sendPage(reply, '/console/clock', clockPage(now, await readDue(db, now)), { isLive: true });
  });

  console.post('/clock', async (request) => {
    const { ms } = parse(clockInput, request.body);
    await clock.advance(ms);
    if (ms < 0) await forgetMarksAfter(db, clock.now());
    await scheduler.sweep();
    await chat.hub.endExpired();
    return { now: clock.now().toISOString() };
  });
}
