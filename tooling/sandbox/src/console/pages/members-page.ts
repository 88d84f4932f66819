import { bonusOffers, promotions } from '../../bonus/offers';
import { MINUTE } from '../../clock';
import { standings } from '../../members/standing';
import { wheelPrizes } from '../../spin/wheel';
import type { Overview } from '../overview';
import { AMOUNT, MARKET, PHONE, form, input, live, phoneList, select, table } from '../page-parts';

const amount = (label: string, name: string): string =>
  input(label, name, { type: 'number', min: 0.01, step: 0.01 });

/** Who there is and what they have; money, rewards and standing to give. */
export const membersPage = ({ members }: Overview): string => `${phoneList(members.map(({ phone }) => phone))}
<h2>Simulated bank transfer</h2>${form('fund', MARKET + PHONE + AMOUNT, 'Credit')}
<h2>Rewards</h2><p class="soft">What is left empty is not given. A bonus follows its own rules; an invite bonus needs a friend.</p>${form(
  'rewards',
  `${MARKET}${PHONE}${select(
    'Bonus',
    'bonus',
    bonusOffers.map(({ code }) => code),
    'none',
  )}${select(
    'Promotion',
    'promotion',
    promotions.map(({ code }) => code),
    'none',
  )}${select(
    'Coupon',
    'coupon',
    wheelPrizes.map(({ code }) => code),
    'none',
  )}${input('Coupon lasts, minutes', 'validForMs', {
    type: 'number',
    min: 0,
    step: 1,
    scale: MINUTE,
  })}${input('Coins', 'coins', { type: 'number', min: 1, max: 1000, step: 1 })}${amount('Cashback', 'cashback')}${amount('Invite bonus', 'invite')}`,
  'Give',
)}
<h2>Standing</h2>${form('members', MARKET + PHONE + select('Standing', 'standing', standings), 'Set standing')}
${live(
  'members',
  'Members',
  table(
    'Members',
    ['Market', 'Phone', 'Name', 'Standing', 'Currency', 'Wallet', 'Games', 'Coins'],
    members.map((member) => [
      member.market,
      member.phone,
      member.name,
      member.standing,
      member.currency,
      member.wallet.toFixed(2),
      member.games.toFixed(2),
      member.coins,
    ]),
    'No members.',
  ),
)}`;
