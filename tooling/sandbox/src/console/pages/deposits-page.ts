import { html } from '../../http/html';
import type { OpenQrCode } from '../../qr/qr-codes';
import { slipKinds } from '../../slip/make-slip';
import type { ListedMembers } from '../members';
import {
  action,
  amount,
  figures,
  form,
  liveTable,
  market,
  member,
  money,
  phoneList,
  select,
  when,
} from '../page-parts';

/** The part of banks, payment companies and the mobile wallet. */
export const depositsPage = (members: ListedMembers['members'], codes: readonly OpenQrCode[]) => html`
${phoneList(members)}
${liveTable(
  'codes',
  'Open QR codes',
  codes,
  'None. One appears here when a member asks for it: Deposit, then QR code, in an app.',
  {
    Market: ({ market }) => market,
    Phone: ({ phone }) => phone,
    Provider: ({ provider }) => provider,
    Amount: figures(({ amount: due, currency }) => money(due, currency)),
    Expires: ({ expiresAt }) => when(expiresAt),
    '': ({ id, amount: due, currency, phone }) =>
      action(`pay-${id}`, 'qr-payments', `Pay ${money(due, currency)} of ${phone}`, 'Pay', { id }),
  },
)}
<h2>A slip to upload</h2>
${form('slips', 'Make a slip', [member, amount, select('Kind', 'kind', slipKinds)])}
<h2>A gift link</h2>
${form('gift-links', 'Make a gift link', [
  market,
  amount,
  html`<label class="tick"><input type="checkbox" name="spent">Spent elsewhere</label>`,
])}`;
