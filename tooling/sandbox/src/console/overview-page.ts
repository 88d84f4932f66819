import { DAY, HOUR, MINUTE } from '../../clock';
import { html } from '../../http/html';
import { smsTable } from '../messages/sms-table';
import type { Basics } from '../overview';
import { action, figures, form, input, live, money, row, table, when } from '../page-parts';

const STEPS = { '1 minute': MINUTE, '10 minutes': 10 * MINUTE, '1 hour': HOUR, '1 day': DAY };

const steps = Object.entries(STEPS).map(([name, ms]) =>
  action(`on-${ms}`, 'clock', `Move the clock on by ${name}`, `+ ${name}`, { ms }),
);
const minutes = { type: 'number', required: true, step: 1, 'data-scale': MINUTE } as const;

const ledgerReport = ({ ok, checks, totals, checkedAt, tookMs }: NonNullable<Basics['ledger']>) => html`
<p class="${ok ? 'good' : 'bad'}">${ok ? 'all rules hold' : 'BROKEN'}</p>
<p class="soft">Checked at ${when(checkedAt)}, in ${tookMs} ms.</p>
${table('Rules of the ledger', checks, '', { Rule: ({ name }) => name, 'Rows that break it': figures(({ broken }) => broken) })}
${table('Sums of the ledger', totals, 'Nothing has been entered yet.', {
  Market: ({ market }) => market,
  Transactions: figures(({ transactions }) => transactions),
  Entries: figures(({ entries }) => entries),
  Debits: figures(({ debits, currency }) => money(BigInt(debits), currency)),
  Credits: figures(({ credits, currency }) => money(BigInt(credits), currency)),
})}`;

/** The clock, the simulated SMS, and the ledger's invariants. */
export const overviewPage = ({ now, sms, ledger }: Basics) => html`
${live('now', 'Clock', html`<p>${when(now)}</p>`)}
${row(...steps)}
${form('clock', 'Move the clock', input('Minutes, also back', 'ms', minutes))}
${smsTable(sms, 'No code was asked for yet. Register with a new phone in an app: its code appears here.')}
${live('ledger', 'Ledger', ledger ? ledgerReport(ledger) : html`<p class="soft">It is being checked.</p>`)}`;
