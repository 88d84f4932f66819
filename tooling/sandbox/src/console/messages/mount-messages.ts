import type { FastifyInstance } from 'fastify';
import { html } from '../../http/html';
import type { Services } from '../../services';
import { sendPage } from '../page-shell';
import { smsTable } from './sms-table';

const LISTED = 100;

export const NO_CODE =
  'None. Register with a new phone in an app: its code appears here by itself, to be copied by a press.';

/** What the simulated phones received. */
export function mountMessages(console: FastifyInstance, { sms, clock }: Services): void {
  console.get('/messages', async (_, reply) => {
    const page = html`<p class="soft">Nothing leaves this machine: each SMS is caught here.</p>${smsTable(
      await sms.latest(LISTED),
      clock.now(),
      NO_CODE,
    )}`;
    return sendPage(reply, '/console/messages', page, { isLive: true });
  });
}
