import { bankOf } from '../../markets/market';
import type { Html } from '../../http/html';
import { html } from '../../http/html';
import { callsField, faultForm, timesField } from '../faults/fault-form';
import { callTable } from '../calls/calls-page';
import { entryTable } from '../ledger/entry-table';
import { smsTable } from '../messages/sms-table';
import {
  action,
  cutNote,
  cutTable,
  fact,
  figures,
  hidden,
  live,
  liveTable,
  memberLink,
  money,
  table,
  when,
} from '../page-parts';
import { qrCodeTable, withdrawalTable } from '../payments/payment-tables';
import { memberForms } from './member-forms';
import type { MemberDetails, StatementLine } from './read-member';

/** Links to the parts of the page, which is long on a phone. */
const PARTS = [
  ['balances', 'Balances'],
  ['codes', 'QR codes'],
  ['withdrawals', 'Withdrawals'],
  ['actions', 'For this member'],
  ['fail', 'Faults'],
  ['statement', 'Statement'],
  ['sms', 'SMS'],
  ['slips', 'Slips'],
  ['bonuses', 'Rewards'],
  ['sessions', 'Sessions'],
  ['transactions', 'Transactions'],
  ['calls', 'Last calls'],
] as const;

const SIGNS: Readonly<Partial<Record<string, string>>> = { deposit: '+', bonus: '+', withdraw: '−' };

const at = (instant: Date): Html => when(instant.toISOString());
const atOr = (instant: Date | null, none: string): Html | string => (instant === null ? none : at(instant));

function facts({ member, inviter, market }: MemberDetails): Html {
  const limits = market.withdraw[member.currency];
  const bank = bankOf(market, member.bankCode);
  return html`<dl class="facts">
  ${fact('Phone', member.username)}
  ${fact('Market', member.market)}
  ${fact('Standing', html`<span class="${member.status === 'active' ? 'good' : 'bad'}">${member.status}</span>`)}
  ${fact('Coins', String(member.coin))}
  ${fact('Bank account', `${bank?.nameEN ?? member.bankCode} ${member.bankAccountNo}, ${member.bankAccountName}`)}
  ${limits !== undefined && fact('Withdraws', `${money(limits.min, member.currency)} to ${money(limits.max, member.currency)}`)}
  ${fact('Member since', at(member.createdAt))}
  ${inviter.id !== '' && fact('Invited by', memberLink(inviter.id, inviter.phone))}
  ${fact('Id', html`<code>${member.id}</code>`)}
</dl>`;
}

function statementPart({ member, statement: { lines, page, pages, total } }: MemberDetails): Html {
  const move = (to: number, name: string) =>
    html`<a class="button" href="/console/members/${member.id}?page=${to}#statement">${name}</a>`;
  return live(
    'statement',
    `Statement, ${total} ${total === 1 ? 'line' : 'lines'}`,
    html`${table('Statement', lines, 'Nothing yet. A bank transfer is its first line.', {
      Time: ({ createdAt }) => when(createdAt),
      Type: ({ statementType }) => statementType,
      From: ({ from }) => from ?? '',
      To: ({ to }) => to ?? '',
      Status: ({ status }) => status,
      Amount: figures(
        ({ statementType, amount }: StatementLine) =>
          `${SIGNS[statementType] ?? ''}${money(amount, member.currency)}`,
      ),
    })}${
      pages > 1 &&
      html`<p class="row">${page > 1 && move(page - 1, 'Newer')}${page < pages && move(page + 1, 'Older')}
        <span class="soft">Page ${page} of ${pages}</span></p>`
    }`,
  );
}

function rewardParts({ bonuses, coupons, member }: MemberDetails): Html {
  return html`${liveTable('bonuses', 'Bonuses', bonuses, 'None.', {
    Code: ({ code }) => code,
    Origin: ({ origin }) => origin,
    Received: ({ received_at }) => at(received_at),
    Ended: ({ ended_at }) => atOr(ended_at, 'active'),
    'To wager': figures(({ turnover_due }) => money(turnover_due, member.currency)),
    Amount: figures(({ amount }) => money(amount, member.currency)),
  })}
${liveTable('coupons', 'Coupons', coupons, 'None.', {
  Prize: ({ label }) => label,
  Received: ({ created_at }) => at(created_at),
  Ends: ({ expires_at }) => at(expires_at),
  Claimed: ({ claimed_at }) => atOr(claimed_at, 'not yet'),
})}`;
}

function accessParts({ member, sessions, limits }: MemberDetails): Html {
  const who = { market: member.market, phone: member.username };
  const end = action(
    'end-sessions',
    'sessions',
    `End all sessions of ${member.username}`,
    'End all sessions',
    who,
  );
  return html`${live(
    'sessions',
    'Sessions',
    html`${cutTable('Sessions', sessions, 'None. The member is logged out everywhere.', {
      Began: ({ created_at }) => at(created_at),
      Ends: ({ expires_at }) => at(expires_at),
    })}${sessions.rows.length > 0 && html`<p>${end}</p>`}`,
  )}
${liveTable('limits', 'Limits', limits, '', {
  Limit: ({ about }) => about,
  'Full until': ({ until }) => atOr(until, 'not full'),
  Used: figures(({ used, times }) => `${used} of ${times}`),
})}`;
}

/**
 * All data of one member, and the forms that act on them.
 * @param hasApp whether an app of the member's market is served on this machine
 */
export function memberPage(details: MemberDetails, hasApp: boolean): Html {
  const { member, accounts, codes, withdrawals, messages, slips, transactions, calls } = details;
  const { id, currency } = member;
  const own = accounts.filter(({ kind }) => kind === 'wallet' || kind === 'game');
  const total = own.reduce((sum, { balance }) => sum + balance, 0n);
  const chat = new URLSearchParams({ market: member.market, conversation: `member:${id}` }).toString();
  const whose = new URLSearchParams({ market: member.market, member: member.username }).toString();
  return html`
<p class="row"><a href="/console/members">All members</a><a href="/console/calls?${whose}">Calls</a><a href="/console/chat/?${chat}">Chat</a></p>
<p class="row">${PARTS.map(([id, name]) => html`<a href="#${id}">${name}</a>`)}</p>
<div id="facts" data-live tabindex="-1">${facts(details)}</div>
${liveTable(
  'balances',
  'Balances',
  [{ kind: 'wallet and games', game_code: null, balance: total }, ...accounts],
  '',
  {
    Account: ({ kind, game_code }) => [kind, game_code].filter(Boolean).join(' '),
    Balance: figures(({ balance }) => money(balance, currency)),
  },
)}
${qrCodeTable(codes)}
${withdrawalTable(withdrawals)}
<h2 id="actions">For this member</h2>
${memberForms(member, hasApp)}
<h2 id="fail">Let this member's calls fail</h2>
${faultForm([hidden('market', member.market), hidden('phone', member.username), callsField, timesField])}
${statementPart(details)}
${smsTable(
  messages,
  details.now,
  'No code was sent to this phone.',
  html`the newest. <a href="/console/messages?${new URLSearchParams({ phone: member.username }).toString()}">All to this phone</a>`,
)}
${liveTable('slips', 'Slips', slips, 'None. Make one above, and upload it in the app.', {
  Uploaded: ({ createdAt }) => when(createdAt),
  Status: ({ status }) => status,
  Reason: ({ note }) => note ?? '',
  Amount: figures(({ amount }) => (amount > 0 ? money(amount, currency) : '–')),
})}
${rewardParts(details)}
${accessParts(details)}
${live(
  'transactions',
  'Last transactions',
  html`${entryTable('Last transactions', transactions.rows, 'None. A bank transfer is the first.')}${cutNote(transactions, 'the newest. The statement above has all that the member sees.')}`,
)}
${live('calls', 'Last calls', html`${callTable('Last calls', calls.rows, 'None. What the app of this member asks appears here.')}${cutNote(calls, html`the newest. <a href="/console/calls?${whose}">All calls of this member</a>`)}`)}`;
}
