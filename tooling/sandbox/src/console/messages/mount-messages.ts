import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services';
import { sendPage } from '../page-shell';
import { type Queried, textOf } from '../query';
import { messagesPage } from './messages-page';

const LISTED = 100;

/** The page of the simulated SMS. */
export function mountMessages(console: FastifyInstance, { sms, clock }: Services): void {
  console.get<Queried>('/messages', async ({ query }, reply) => {
    const phone = textOf(query['phone']);
    const page = messagesPage(await sms.latest(LISTED, { phone }), clock.now(), phone);
    return sendPage(reply, '/console/messages', page, { isLive: true });
  });
}
