import type { Html } from '../../http/html';
import { html } from '../../http/html';
import { marketIds } from '../../markets/market';
import { figures, live, memberLink, select, table, tick, timeOfDay } from '../page-parts';
import { operationIds } from '../../faults/reach';
import { type CallFilter, type ListedCall, KEPT } from '../../calls/call-journal';

interface CallList {
  readonly calls: readonly ListedCall[];
  /** How many calls match the filter, on all pages. */
  readonly total: number;
  readonly filter: CallFilter;
  /** The id of the last call on this page if there are older ones. */
  readonly older: bigint | undefined;
}

const CUT = 499;
const MOST = KEPT.toLocaleString('en');

/** The status and code of a call, coloured. */
export function endOf({ status, code }: ListedCall): Html {
  if (status === CUT) return html`<span class="end bad">cut</span>`;
  const kind = status < 400 ? 'good' : status < 500 ? 'warn' : 'bad';
  return html`<span class="end ${kind}">${status}${code !== '' && ` ${code}`}</span>`;
}

/** Labels for a replay, a fault and the ledger's transactions. */
export const marksOf = ({ is_replay, fault, transactions }: ListedCall): Html =>
  html`${is_replay && html`<span class="mark">replay</span> `}${
    fault !== '' && html`<span class="mark bad">fault: ${fault}</span> `
  }${transactions.length > 0 && html`<span class="mark">ledger ${transactions.join(', ')}</span>`}`;

export const callTable = (name: string, calls: readonly ListedCall[], empty: string): Html =>
  table(name, calls, empty, {
    Time: ({ at }) => timeOfDay(at.toISOString()),
    Market: ({ market }) => market,
    Member: ({ member_id, phone }) => memberLink(member_id, phone),
    Call: ({ id, operation_id }) => html`<a id="call-${id}" href="/console/calls/${id}">${operation_id}</a>`,
    End: endOf,
    Notes: marksOf,
    'Took, ms': figures(({ ms }) => Math.round(ms)),
    Key: ({ key }) => html`<code class="id" title="${key}">${key.slice(0, 8)}</code>`,
    Request: ({ request_id }) =>
      html`<code class="id" title="${request_id}">${request_id.slice(0, 8)}</code>`,
  });

function queryOf({ market, member, operationId, isRefused, isWrite }: CallFilter): URLSearchParams {
  const given = {
    ...(market !== undefined && { market }),
    ...(member !== undefined && { member }),
    ...(operationId !== undefined && { operationId }),
    ...(isRefused === true && { refused: 'on' }),
    ...(isWrite === true && { writes: 'on' }),
  };
  return new URLSearchParams(given);
}

const countOf = (total: number): string => (total === 1 ? '1 call' : `${total.toLocaleString('en')} calls`);

/** The last calls of the API, newest first, with a filter. */
export function callsPage({ calls, total, filter, older }: CallList): Html {
  const query = queryOf(filter);
  const isFiltered = [...query.keys()].length > 0;
  const empty = isFiltered
    ? `None of the last ${MOST} calls is like that. Change the filter, or show all.`
    : 'No call yet. Open an app, or send one to /th/api or /la/api: it appears here by itself.';
  const next = new URLSearchParams([...query, ['before', String(older)]]);
  return html`
<form method="get" action="/console/calls" data-plain>
  ${select('Market', 'market', marketIds, 'both', filter.market)}
  <label>Member<input name="member" aria-label="Member" value="${filter.member ?? ''}" placeholder="phone or id" autocomplete="off"></label>
  ${select('Call', 'operationId', operationIds, 'all', filter.operationId)}
  ${tick('refused', 'Refused', filter.isRefused === true)}${tick('writes', 'Writes', filter.isWrite === true)}
  <button>Filter</button>${isFiltered && html`<a class="button" href="/console/calls">Show all</a>`}
  ${filter.before === undefined && html`<button type="button" id="pause" aria-pressed="false">Pause</button>`}
</form>
${live(
  'calls',
  filter.before === undefined ? 'The last calls' : 'Older calls',
  html`${callTable('Calls', calls, empty)}
    ${total > 0 && html`<p class="soft">${countOf(total)}${isFiltered && (total === 1 ? ' matches' : ' match')}. Only the last ${MOST} are kept.</p>`}${
      older !== undefined && html`<p><a href="/console/calls?${next.toString()}">Older calls</a></p>`
    }`,
)}`;
}
