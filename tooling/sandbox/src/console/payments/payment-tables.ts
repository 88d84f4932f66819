import type { Listed } from '../../db/listed';
import { html } from '../../http/html';
import type { OpenQrCode } from '../../qr/qr-codes';
import { action, figures, liveTable, memberLink, money, row, when } from '../page-parts';
import type { WaitingWithdrawal } from './read-withdrawals';

const REST = 'the oldest. The page of a member has that member’s.';

/** Open QR codes, each with a button that pays it. */
export const qrCodeTable = (codes: Listed<OpenQrCode>) =>
  liveTable(
    'codes',
    'QR codes to pay',
    codes,
    'None. One appears here when a member asks for it: Deposit, then QR code, in an app.',
    {
      Phone: ({ memberId, phone }) => memberLink(memberId, phone),
      Market: ({ market }) => market,
      Provider: ({ provider }) => provider,
      Ends: ({ expiresAt }) => when(expiresAt),
      Amount: figures(({ amount, currency }) => money(amount, currency)),
      '': ({ id, amount, currency, phone }) =>
        action(`pay-${id}`, 'qr-payments', `Pay ${money(amount, currency)} of ${phone}`, 'Pay', { id }),
    },
    REST,
  );

const decide = (name: string, decision: string, { id, amount, currency, phone }: WaitingWithdrawal) =>
  action(`${decision}-${id}`, 'withdrawals', `${name} ${money(amount, currency)} of ${phone}`, name, {
    id,
    decision,
  });

/** Pending withdrawals, each with buttons to approve and refuse it. */
export const withdrawalTable = (withdrawals: Listed<WaitingWithdrawal>) =>
  liveTable(
    'withdrawals',
    'Withdrawals to decide',
    withdrawals,
    'None. One appears here when a member withdraws in an app. It is approved by itself after two minutes.',
    {
      Phone: ({ memberId, phone }) => memberLink(memberId, phone),
      Market: ({ market }) => market,
      'Asked for': ({ requestedAt }) => when(requestedAt),
      'Approved by itself': ({ approvedAt }) => (approvedAt === null ? 'never' : when(approvedAt)),
      Amount: figures(({ amount, currency }) => money(amount, currency)),
      '': (one) => row(decide('Approve', 'approved', one), decide('Refuse', 'refused', one)),
    },
    REST,
  );

/** Open QR codes and pending withdrawals. */
export const paymentsPage = (codes: Listed<OpenQrCode>, withdrawals: Listed<WaitingWithdrawal>) => html`
${qrCodeTable(codes)}
${withdrawalTable(withdrawals)}
<p class="soft">Bank transfers, slips and gift links are made on a <a href="/console/members">member's page</a>.</p>`;
