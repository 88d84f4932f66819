import type { OpenQrCode } from '../../qr/qr-codes';
import { slipKinds } from '../../slip/make-slip';
import type { Overview } from '../overview';
import {
  AMOUNT,
  MARKET,
  PHONE,
  action,
  form,
  hidden,
  live,
  phoneList,
  select,
  table,
  when,
} from '../page-parts';

/** What banks, payment companies and the mobile wallet do outside. */
export const depositsPage = ({ members }: Overview, codes: readonly OpenQrCode[]): string => `${phoneList(
  members.map(({ phone }) => phone),
)}
${live(
  'codes',
  'Open QR codes',
  table(
    'Open QR codes',
    ['Market', 'Phone', 'Provider', 'Amount', 'Expires', ''],
    codes.map((code) => [
      code.market,
      code.phone,
      code.provider,
      code.amount.toFixed(2),
      when(code.expiresAt),
      action(`pay-${code.id}`, 'qr-payments', `Pay ${code.amount.toFixed(2)} of ${code.phone}`, 'Pay', {
        id: code.id,
      }),
    ]),
    'None.',
  ),
)}
<h2>A slip to upload</h2>${form('slips', MARKET + PHONE + AMOUNT + select('Kind', 'kind', slipKinds), 'Make a slip')}
<h2>A gift link</h2>${form(
  'gift-links',
  `${hidden('market', 'th')}${AMOUNT}<label class="tick"><input type="checkbox" name="spent">Spent elsewhere</label>`,
  'Make a gift link',
)}`;
