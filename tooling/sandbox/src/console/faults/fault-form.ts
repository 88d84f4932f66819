import { errorCatalogue } from '@member-wallet/api-sdk';
import type { Html } from '../../http/html';
import { html } from '../../http/html';
import { form, input, select } from '../page-parts';
import type { Fault } from '../../faults/fault';
import { groupNames, operationIds } from '../../faults/reach';

interface NamedFault {
  readonly name: string;
  readonly about: string;
  readonly fault: Pick<Fault, 'kind' | 'code' | 'status' | 'ms'>;
}

/** Common failures of a connection and of a server. */
const NAMED: readonly NamedFault[] = [
  { name: 'Slow line', about: 'Waits 3 s, then does it.', fault: { kind: 'delay', ms: 3000 } },
  { name: 'Late answer', about: 'Does it, and answers after 3 s.', fault: { kind: 'delay-after', ms: 3000 } },
  {
    name: 'Error 500 before',
    about: 'Nothing is booked.',
    fault: { kind: 'error', status: 500, code: 'INTERNAL_SERVER_ERROR' },
  },
  {
    name: 'Error 500 after',
    about: 'It is booked all the same.',
    fault: { kind: 'error-after', status: 500, code: 'INTERNAL_SERVER_ERROR' },
  },
  { name: 'Cut before', about: 'The line breaks; nothing is booked.', fault: { kind: 'cut-before' } },
  { name: 'Cut after', about: 'It is booked, then the line breaks.', fault: { kind: 'cut-after' } },
  {
    name: 'HTML with 200',
    about: 'A page of a proxy; nothing is booked.',
    fault: { kind: 'html', status: 200 },
  },
  { name: 'Wrong shape', about: 'JSON that nobody expects.', fault: { kind: 'wrong-shape' } },
  { name: 'Half an answer', about: 'JSON that ends too early.', fault: { kind: 'truncated' } },
  {
    name: 'Session over',
    about: '401: the member has to log in.',
    fault: { kind: 'error', status: 401, code: 'EXPIRED_AUTH_TOKEN' },
  },
];

const named = ({ name, about, fault }: NamedFault): Html =>
  html`<p><button type="button" data-with="${JSON.stringify(fault)}">${name}</button><span class="soft">${about}</span></p>`;

/** The calls that fail: a group, or one. */
export const callsField = select(
  'Calls',
  'operationId',
  [...groupNames, ...operationIds],
  undefined,
  'money',
);
export const timesField = input('Times; empty: until cleared', 'times', {
  type: 'number',
  min: 1,
  step: 1,
  value: 1,
});

/**
 * A form with one button per failure. Enter in a field presses Refuse, the only submit button.
 * @param target the fields for the calls, the market, the member and the number of times
 */
export const faultForm = (target: Html | readonly Html[]): Html =>
  form('faults', 'Refuse', [
    html`<div class="row">${target}</div><div class="choices">${NAMED.map(named)}</div>`,
    select('Refused with', 'code', Object.keys(errorCatalogue), undefined, 'MONEY_NOT_ENOUGH'),
    html`<input type="hidden" name="kind" value="refused">`,
  ]);
