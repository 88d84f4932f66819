import { errorCatalogue } from '@member-wallet/api-sdk';
import { faultKinds } from '../faults';
import type { Fault } from '../faults';
import { MARKET, form, input, live, select, table } from '../page-parts';

/** Failures on demand, call by call. */
export const faultsPage = (
  faults: readonly Fault[],
  operations: readonly string[],
): string => `<h2>Add</h2>${form(
  'faults',
  `${MARKET}${select('Call', 'operationId', operations)}${select('Kind', 'kind', faultKinds)}${select(
    'Code, of an error',
    'code',
    Object.keys(errorCatalogue),
    'INTERNAL_SERVER_ERROR',
  )}${input('Status', 'status', { type: 'number', min: 200, max: 599, step: 1 })}${input('Delay, ms', 'ms', {
    type: 'number',
    min: 0,
    max: 600_000,
    step: 1,
  })}${input('Times; empty: until cleared', 'times', { type: 'number', min: 1, step: 1 })}`,
  'Add the fault',
)}
${live(
  'faults',
  'Set',
  table(
    'Faults that are set',
    ['Market', 'Call', 'Kind', 'Code', 'Status', 'Delay', 'Times left'],
    faults.map((fault) => [
      fault.market,
      fault.operationId,
      fault.kind,
      fault.code ?? '',
      fault.status ?? '',
      fault.ms ?? '',
      fault.timesLeft ?? 'until cleared',
    ]),
    'None.',
  ),
)}
${form('faults', '', 'Clear all faults', ' data-method="DELETE"')}`;
