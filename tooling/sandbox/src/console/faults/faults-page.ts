import { html } from '../../http/html';
import { action, figures, form, input, liveTable, market } from '../page-parts';
import { callsField, faultForm, timesField } from './fault-form';
import type { Fault } from '../../faults/fault';

const whatOf = ({ kind, ms, status, code }: Fault): string =>
  [kind, status, code, ms !== undefined && `${ms} ms`].filter(Boolean).join(' ');

const leftOf = ({ timesLeft }: Fault): string | number =>
  timesLeft === undefined ? 'until cleared' : timesLeft === 0 ? 'used up' : timesLeft;

/** Failures on demand, with how often each has struck. */
export const faultsPage = (faults: readonly Fault[]) => html`
<h2>Let calls fail</h2>
${faultForm([market, callsField, input('Phone; empty: everybody', 'phone', { type: 'tel' }), timesField])}
${liveTable(
  'faults',
  'Set',
  faults,
  'None. Press a button above, then use an app: what strikes is counted here.',
  {
    Market: (fault) => fault.market,
    Calls: ({ operationId }) => operationId,
    Whose: ({ phone = 'everybody' }) => phone,
    What: whatOf,
    Struck: figures(({ struck }) => struck),
    'Times left': figures(leftOf),
    Clear: ({ id, operationId }) =>
      action(`clear-${id}`, 'faults/clear', `Clear the fault of ${operationId}`, 'Clear', { id }),
  },
)}
${form('faults', 'Clear all faults', [], 'data-method="DELETE"')}`;
