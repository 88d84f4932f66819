import { bonusOffers, promotions } from '../../bonus/offers';
import { MINUTE } from '../../clock';
import type { Html } from '../../http/html';
import { html } from '../../http/html';
import type { Member } from '../../members/member';
import { memberStatuses } from '../../members/member-status';
import { slipKinds } from '../../slip/make-slip';
import { wheelPrizes } from '../../spin/wheel';
import { amount, form, hidden, input, select, tick } from '../page-parts';

const POSITIVE = { type: 'number', min: 0.01, step: 0.01 } as const;
const COUNT = { type: 'number', min: 1, max: 20_000, step: 1 } as const;
const GROWN = ['statement', 'slips', 'games', 'bonuses', 'invites', 'coupons'] as const;

const codesOf = (offers: readonly { readonly code: string }[]) => offers.map(({ code }) => code);

const card = (title: string, about: string, content: Html): Html =>
  html`<section class="card"><h3>${title}</h3><p class="soft">${about}</p>${content}</section>`;

/** Forms that act on this member: payments, rewards, standing, test data. */
export function memberForms({ market, username, status }: Member, hasApp: boolean): Html {
  const to = html`${hidden('market', market)}${hidden('phone', username)}`;
  return html`<div class="cards">
${
  hasApp &&
  card(
    'The app as this member',
    'Makes a link that logs this browser in as this member. It replaces any current session.',
    form('app-links', 'Make a link', [to]),
  )
}
${card('Bank transfer', 'Its money is in the wallet at once.', form('fund', 'Credit', [to, amount]))}
${card(
  'Slip to upload',
  'Of a transfer from the member’s bank account. Save the picture, and upload it in the app.',
  form('slips', 'Make a slip', [to, amount, select('Kind', 'kind', slipKinds)]),
)}
${card(
  'Gift link',
  'Anybody in this market can redeem it, once.',
  form('gift-links', 'Make a gift link', [
    hidden('market', market),
    amount,
    tick('spent', 'Spent elsewhere', false),
  ]),
)}
${card(
  'Standing',
  'All but active and wallet-closed block the member’s calls.',
  form('members', 'Set standing', [to, select('Standing', 'standing', memberStatuses, undefined, status)]),
)}
${card(
  'Rewards',
  'What is left empty is not given. A bonus follows its own rules; an invite bonus needs a friend.',
  form('rewards', 'Give', [
    to,
    select('Bonus', 'bonus', codesOf(bonusOffers), 'none'),
    select('Promotion', 'promotion', codesOf(promotions), 'none'),
    select('Coupon', 'coupon', codesOf(wheelPrizes), 'none'),
    input('Coupon lasts, minutes', 'validForMs', { type: 'number', min: 0, step: 1, 'data-scale': MINUTE }),
    input('Coins', 'coins', { type: 'number', min: 1, max: 1000, step: 1 }),
    input('Cashback', 'cashback', POSITIVE),
    input('Invite bonus', 'invite', POSITIVE),
  ]),
)}
${card(
  'Years of data',
  'Adds this many of each. Games and bonuses are copies of existing ones.',
  form('growth', 'Grow', [to, ...GROWN.map((name) => input(name, name, COUNT))]),
)}
</div>`;
}
