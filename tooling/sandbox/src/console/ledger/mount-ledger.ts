import type { FastifyInstance } from 'fastify';
import { goneSignal } from '../../http/gone-signal';
import type { Services } from '../../services';
import { readBasics } from '../overview';
import { sendPage } from '../page-shell';
import { type Queried, idOf, textOf } from '../query';
import { ledgerPage } from './ledger-page';
import { readTransactions } from './read-transactions';

const LISTED = 50;

/** The page of the ledger, and the check of its invariants. */
export function mountLedger(console: FastifyInstance, services: Services): void {
  console.get<Queried>('/ledger', async ({ query }, reply) => {
    const before = idOf(textOf(query['before']));
    const found = await readTransactions(services.db, { before }, LISTED + 1);
    const older = found.length > LISTED ? found[LISTED - 1]?.id : undefined;
    const { ledger } = await readBasics(services);
    const page = ledgerPage(ledger, found.slice(0, LISTED), older);
    return sendPage(reply, '/console/ledger', page, { isLive: before === undefined });
  });
  console.get('/invariants', async (_, reply) => services.ledgerCheck.run(goneSignal(reply)));
}
