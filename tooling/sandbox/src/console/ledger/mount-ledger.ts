import type { FastifyInstance } from 'fastify';
import { listed } from '../../db/listed';
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
    const { rows, hasMore } = await listed(LISTED, (limit) =>
      readTransactions(services.db, { before }, limit),
    );
    const older = hasMore ? rows.at(-1)?.id : undefined;
    const { ledger } = await readBasics(services);
    const page = ledgerPage(ledger, rows, older);
    return sendPage(reply, '/console/ledger', page, { isLive: before === undefined });
  });
  console.get('/invariants', async (_, reply) => services.ledgerCheck.run(goneSignal(reply)));
}
