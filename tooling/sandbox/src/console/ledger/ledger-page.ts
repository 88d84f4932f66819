import type { Html } from '../../http/html';
import { html } from '../../http/html';
import type { Basics } from '../overview';
import { figures, live, money, table, when } from '../page-parts';
import { entryTable } from './entry-table';
import type { Transaction } from './read-transactions';

type Report = NonNullable<Basics['ledger']>;

/** The result of the last check. */
export const verdict = (ledger: Report | undefined): Html =>
  ledger
    ? html`<span class="${ledger.ok ? 'good' : 'bad'}">${ledger.ok ? 'all rules hold' : 'BROKEN'}</span>`
    : html`<span class="soft">It is being checked.</span>`;

const report = ({ checks, totals, checkedAt, tookMs }: Report) => html`
<p class="soft">Checked at ${when(checkedAt)}, in ${tookMs} ms.</p>
${table('Rules of the ledger', checks, '', {
  Rule: ({ name }) => name,
  'Rows that break it': figures(({ broken }) => broken),
})}
${table('Sums of the ledger', totals, 'Nothing has been entered yet.', {
  Market: ({ market }) => market,
  Transactions: figures(({ transactions }) => transactions),
  Entries: figures(({ entries }) => entries),
  Debits: figures(({ debits, currency }) => money(BigInt(debits), currency)),
  Credits: figures(({ credits, currency }) => money(BigInt(credits), currency)),
})}`;

/** The number of transactions, as the last check has counted them. */
const countOf = ({ totals }: Report): string =>
  totals.reduce((sum, { transactions }) => sum + transactions, 0).toLocaleString('en');

/**
 * The last transactions, the rules and the sums.
 * @param older the id of the last transaction on this page if there are older ones
 */
export const ledgerPage = (
  ledger: Report | undefined,
  transactions: readonly Transaction[],
  older: bigint | undefined,
) => html`
${live(
  'transactions',
  'Last transactions',
  html`${entryTable('Last transactions', transactions, 'None. A bank transfer on a member’s page is the first.')}${
    older !== undefined &&
    html`<p class="soft">Shown: ${transactions.length} a page${ledger && `, of ${countOf(ledger)} at the last check`}.</p>
      <p><a href="/console/ledger?before=${older}">Older transactions</a></p>`
  }`,
)}
${live('rules', 'Rules', html`<p>${verdict(ledger)}</p>${ledger && report(ledger)}`)}`;
