import { DAY, HOUR, MINUTE } from '../../clock';
import type { Overview } from '../overview';
import { action, both, form, input, live, table, when } from '../page-parts';

const STEPS = [
  ['1 minute', MINUTE],
  ['10 minutes', 10 * MINUTE],
  ['1 hour', HOUR],
  ['1 day', DAY],
] as const;

/** The clock, the simulated SMS, and whether the ledger's rules hold. */
export function overviewPage({ now, sms, invariants }: Overview): string {
  const steps = STEPS.map(([name, ms]) =>
    action(`on-${ms}`, 'clock', `Move the clock on by ${name}`, `+ ${name}`, { ms }),
  );
  return `${live('now', 'Clock', `<p>${when(now).html}</p>`)}${both(...steps).html}
${form('clock', input('Minutes, also back', 'ms', { type: 'number', required: true, step: 1, scale: MINUTE }), 'Move the clock')}
${live(
  'sms',
  'Simulated SMS',
  table(
    'Simulated SMS',
    ['Market', 'Phone', 'Code', 'Sent'],
    sms.map((each) => [each.market, each.phone, each.code, when(each.at)]),
    'No code was asked for yet.',
  ),
)}
${live(
  'ledger',
  'Ledger',
  `<p class="${invariants.ok ? 'good' : 'bad'}">${invariants.ok ? 'all rules hold' : 'BROKEN'}</p>${table(
    'Rules of the ledger',
    ['Rule', 'Rows that break it'],
    invariants.checks.map((check) => [check.name, check.broken]),
    '',
  )}${table(
    'Sums of the ledger, in minor units',
    ['Market', 'Currency', 'Transactions', 'Entries', 'Debits, minor units', 'Credits, minor units'],
    invariants.totals.map((sum) => [
      sum.market,
      sum.currency,
      sum.transactions,
      sum.entries,
      sum.debits,
      sum.credits,
    ]),
    'Nothing has been entered yet.',
  )}`,
)}`;
}
