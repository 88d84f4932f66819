import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services';
import { sendPage } from '../page-shell';
import { messagesPage } from './messages-page';

const LISTED = 100;

/** What the simulated phones received. */
export function mountMessages(console: FastifyInstance, { sms, clock }: Services): void {
  console.get('/messages', async (_, reply) => {
    const page = messagesPage(await sms.latest(LISTED), clock.now());
    return sendPage(reply, '/console/messages', page, { isLive: true });
  });
}
