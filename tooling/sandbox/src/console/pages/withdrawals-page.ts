import type { readWithdrawals } from '../overview';
import { action, figures, live, money, row, table, when } from '../page-parts';

type Withdrawals = Awaited<ReturnType<typeof readWithdrawals>>;
type Withdrawal = Withdrawals[number];

const moneyOf = ({ amount, currency }: Withdrawal): string => money(amount, currency);

const decide = (name: string, decision: string, withdrawal: Withdrawal) => {
  const { id, phone } = withdrawal;
  const label = `${name} ${moneyOf(withdrawal)} of ${phone}`;
  return action(`${decision}-${id}`, 'withdrawals', label, name, { id, decision });
};

const EMPTY = 'None. Those that members ask for are approved by themselves after two minutes.';

/** Pending withdrawals, to approve or refuse. */
export function withdrawalsPage(withdrawals: Withdrawals) {
  const waiting = table('Withdrawals that wait', withdrawals, EMPTY, {
    'Asked for': ({ requestedAt }) => when(requestedAt),
    Market: ({ market }) => market,
    Phone: ({ phone }) => phone,
    Amount: figures(moneyOf),
    '': (one) => row(decide('Approve', 'approved', one), decide('Refuse', 'refused', one)),
  });
  return live('withdrawals', 'Waiting', waiting);
}
