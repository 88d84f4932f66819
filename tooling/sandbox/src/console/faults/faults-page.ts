import type { Listed } from '../../db/listed';
import { html } from '../../http/html';
import { action, figures, form, input, liveTable, select } from '../page-parts';
import { callsField, faultForm, timesField } from './fault-form';
import { type Fault, faultMarkets } from '../../faults/fault';

const whatOf = ({ kind, ms, status, code }: Fault): string =>
  [kind, status, code, ms !== undefined && `${ms} ms`].filter(Boolean).join(' ');

const leftOf = ({ timesLeft }: Fault): string | number =>
  timesLeft === undefined ? 'until cleared' : timesLeft === 0 ? 'used up' : timesLeft;

const whoseOf = ({ phone = 'everybody' }: Fault): string => phone;

/** Tells faults of the same call apart. */
const nameOf = (fault: Fault): string =>
  [fault.operationId, fault.market, whoseOf(fault), whatOf(fault)].join(', ');

/** The form for faults, and those that are set, with how often each was applied. */
export const faultsPage = (faults: Listed<Fault>) => html`
<h2>Let calls fail</h2>
${faultForm([select('Market', 'market', faultMarkets), callsField, input('Phone; empty: everybody', 'phone', { type: 'tel' }), timesField])}
${liveTable(
  'faults',
  'Set',
  faults,
  'None. Press a button above, then use an app: what strikes is counted here.',
  {
    Market: (fault) => fault.market,
    Calls: ({ operationId }) => operationId,
    Whose: whoseOf,
    What: whatOf,
    Struck: figures(({ struck }) => struck),
    'Times left': figures(leftOf),
    Clear: (fault) =>
      action(`clear-${fault.id}`, 'faults/clear', `Clear the fault: ${nameOf(fault)}`, 'Clear', {
        id: fault.id,
      }),
  },
  'the newest. Clear some to see older ones.',
)}
${form('faults', 'Clear all faults', [], 'data-method="DELETE"')}`;
