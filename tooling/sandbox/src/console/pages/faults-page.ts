import { errorCatalogue } from '@member-wallet/api-sdk';
import { html } from '../../http/html';
import type { Fault } from '../fault';
import { faultKinds } from '../fault';
import { figures, form, input, live, market, select, table } from '../page-parts';

const faultTable = (faults: readonly Fault[]) =>
  table('Faults that are set', faults, 'None. What is added above appears here.', {
    Market: (fault) => fault.market,
    Call: ({ operationId }) => operationId,
    Kind: ({ kind }) => kind,
    Code: ({ code = '' }) => code,
    Status: figures(({ status = '' }) => status),
    'Delay, ms': figures(({ ms = '' }) => ms),
    'Times left': figures(({ timesLeft = 'until cleared' }) => timesLeft),
  });

/** Failures on demand, call by call. */
export const faultsPage = (faults: readonly Fault[], operations: readonly string[]) => html`
<h2>Add</h2>
${form('faults', 'Add the fault', [
  market,
  select('Call', 'operationId', operations),
  select('Kind', 'kind', faultKinds),
  select('Code, of an error', 'code', Object.keys(errorCatalogue), 'INTERNAL_SERVER_ERROR'),
  input('Status', 'status', { type: 'number', min: 200, max: 599, step: 1 }),
  input('Delay, ms', 'ms', { type: 'number', min: 0, max: 600_000, step: 1 }),
  input('Times; empty: until cleared', 'times', { type: 'number', min: 1, step: 1 }),
])}
${live('faults', 'Set', faultTable(faults))}
${form('faults', 'Clear all faults', [], 'data-method="DELETE"')}`;
