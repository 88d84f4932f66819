import type { Listed } from '../db/listed';
import type { Fault } from '../faults/fault';
import type { Html } from '../http/html';
import { html } from '../http/html';
import type { Sms } from '../otp/sms-outbox';
import type { OpenQrCode } from '../qr/qr-codes';
import { callTable } from './calls/calls-page';
import type { ListedCall } from '../calls/call-journal';
import { verdict } from './ledger/ledger-page';
import type { MemberLine } from './members/list-members';
import { memberTable } from './members/members-page';
import { NO_CODE } from './messages/messages-page';
import { smsTable } from './messages/sms-table';
import type { Basics } from './overview';
import { fact, live, when } from './page-parts';
import { qrCodeTable, withdrawalTable } from './payments/payment-tables';
import type { WaitingWithdrawal } from './payments/read-withdrawals';

interface OverviewParts extends Basics {
  readonly sms: Listed<Sms>;
  readonly codes: Listed<OpenQrCode>;
  readonly withdrawals: Listed<WaitingWithdrawal>;
  readonly calls: readonly ListedCall[];
  readonly members: readonly MemberLine[];
  readonly faults: readonly Fault[];
}

/** How many faults are set, and in which markets. */
const faultsSet = (faults: readonly Fault[]): Html | string =>
  faults.length === 0
    ? 'none set'
    : html`<span class="bad">${faults.length} set (${[...new Set(faults.map(({ market }) => market))].join(', ')})</span>`;

/** Pending work of the operator, and the latest events. */
export const overviewPage = ({
  now,
  sms,
  ledger,
  codes,
  withdrawals,
  calls,
  members,
  faults,
}: OverviewParts) => html`
<p class="soft">The operator's side of this machine's backend. Use an app in another window: what it asks and causes appears here by itself.</p>
<div id="state" data-live tabindex="-1"><dl class="facts">
  ${fact('Clock', html`<a href="/console/clock">${when(now.toISOString())}</a>`)}
  ${fact('Ledger', html`<a href="/console/ledger">${verdict(ledger)}</a>`)}
  ${fact('Faults', html`<a href="/console/faults">${faultsSet(faults)}</a>`)}
</dl></div>
${smsTable(sms, now, NO_CODE, html`the newest. <a href="/console/messages">All messages</a>`)}
${qrCodeTable(codes)}
${withdrawalTable(withdrawals)}
${live('calls', 'Last calls', callTable('Last calls', calls, 'None. Open an app: what it asks appears here.'))}
${memberTable('Newest members', members, 'None.')}`;
