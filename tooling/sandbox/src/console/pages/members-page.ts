import { bonusOffers, promotions } from '../../bonus/offers';
import { MINUTE } from '../../clock';
import { html } from '../../http/html';
import { memberStatuses } from '../../members/member-status';
import { wheelPrizes } from '../../spin/wheel';
import type { ListedMembers } from '../members';
import { amount, figures, form, input, liveTable, member, money, phoneList, select } from '../page-parts';

const POSITIVE = { type: 'number', min: 0.01, step: 0.01 } as const;

const COUNT = { type: 'number', min: 1, max: 20_000, step: 1 } as const;
const GROWN = ['statement', 'slips', 'games', 'bonuses', 'invites', 'coupons'] as const;

const codesOf = (offers: readonly { readonly code: string }[]) => offers.map(({ code }) => code);

/** A page of members, the newest first, with forms for money, rewards and standing. */
export const membersPage = ({ members, next }: ListedMembers) => html`
${phoneList(members)}
<h2>Simulated bank transfer</h2>
${form('fund', 'Credit', [member, amount])}
<h2>Rewards</h2>
<p class="soft">What is left empty is not given. A bonus follows its own rules; an invite bonus needs a friend.</p>
${form('rewards', 'Give', [
  member,
  select('Bonus', 'bonus', codesOf(bonusOffers), 'none'),
  select('Promotion', 'promotion', codesOf(promotions), 'none'),
  select('Coupon', 'coupon', codesOf(wheelPrizes), 'none'),
  input('Coupon lasts, minutes', 'validForMs', { type: 'number', min: 0, step: 1, 'data-scale': MINUTE }),
  input('Coins', 'coins', { type: 'number', min: 1, max: 1000, step: 1 }),
  input('Cashback', 'cashback', POSITIVE),
  input('Invite bonus', 'invite', POSITIVE),
])}
<h2>Data of years</h2>
<p class="soft">That many more of each. Games and bonuses are copies of those that there are.</p>
${form('growth', 'Grow', [member, ...GROWN.map((name) => input(name, name, COUNT))])}
<h2>Standing</h2>
${form('members', 'Set standing', [member, select('Standing', 'standing', memberStatuses)])}
${liveTable('members', 'Members', members, 'No members.', {
  Market: ({ market }) => market,
  Phone: ({ phone }) => phone,
  Name: ({ name }) => name,
  Standing: ({ standing }) => standing,
  Wallet: figures(({ wallet, currency }) => money(wallet, currency)),
  Games: figures(({ games, currency }) => money(games, currency)),
  Coins: figures(({ coins }) => coins),
})}
${next !== null && html`<p><a href="/console/members?after=${next}">Older members</a></p>`}`;
