import type { FastifyInstance } from 'fastify';
import { listed } from '../../db/listed';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { readTransactions } from '../ledger/read-transactions';
import { sendPage } from '../page-shell';
import { type Queried, idOf, textOf } from '../query';
import type { CallFilter } from '../../calls/call-journal';
import { callPage } from './call-page';
import { callsPage } from './calls-page';
import { mountNews } from './news';

/** Calls on one page, and in one JSON response. */
const LISTED = 100;

const filterOf = (query: Queried['Querystring']): CallFilter => ({
  market: textOf(query['market']),
  member: textOf(query['member']),
  operationId: textOf(query['operationId']),
  isRefused: query['refused'] === 'on',
  isWrite: query['writes'] === 'on',
  before: idOf(textOf(query['before'])),
});

/** The list of calls as a page and as JSON, each call's page, and the event stream of new calls. */
export function mountCalls(console: FastifyInstance, { db, journal }: Services): void {
  mountNews(console, journal);

  console.get<Queried>('/calls', async ({ query }, reply) => {
    const filter = filterOf(query);
    const { rows: calls, hasMore } = await listed(LISTED, (limit) => journal.list(filter, limit));
    const older = hasMore ? calls.at(-1)?.id : undefined;
    const page = callsPage({ calls, total: await journal.count(filter), filter, older });
    return sendPage(reply, '/console/calls', page, { isLive: filter.before === undefined });
  });

  console.get<Queried>('/calls/list', async ({ query }) => {
    const calls = await journal.list(filterOf(query), LISTED);
    return calls.map(({ id, transactions, ...call }) => ({
      ...call,
      id: Number(id),
      transactions: transactions.map(Number),
    }));
  });

  console.get<{ Params: { id: string } }>('/calls/:id', async ({ params, headers }, reply) => {
    const id = idOf(params.id);
    const call = id === undefined ? undefined : await journal.find(id);
    if (!call) throw new Refusal('NO_DATA');
    const posted = await readTransactions(db, { ids: call.transactions }, LISTED);
    const sameKey = call.key === '' ? [] : await journal.list({ key: call.key, member: call.phone }, LISTED);
    const origin = `http://${headers.host ?? ''}`;
    const page = callPage({
      call,
      origin,
      posted,
      sameKey: sameKey.filter((other) => other.id !== call.id),
    });
    return sendPage(reply, '/console/calls', page, { title: call.operation_id });
  });
}
