import type { Overview } from '../overview';
import { action, both, live, table, when } from '../page-parts';

/** Those that wait, each to be approved or refused. */
export const withdrawalsPage = ({ withdrawals }: Overview): string =>
  live(
    'withdrawals',
    'Waiting',
    table(
      'Withdrawals that wait',
      ['Asked for', 'Market', 'Phone', 'Amount', ''],
      withdrawals.map(({ id, market, phone, amount, currency, requestedAt }) => {
        const what = `${amount.toFixed(2)} ${currency} of ${phone}`;
        const decide = (name: string, decision: string) =>
          action(`${decision}-${id}`, 'withdrawals', `${name} ${what}`, name, { id, decision });
        return [
          when(requestedAt),
          market,
          phone,
          `${amount.toFixed(2)} ${currency}`,
          both(decide('Approve', 'approved'), decide('Refuse', 'refused')),
        ];
      }),
      'None. Those that members ask for are approved by themselves after two minutes.',
    ),
  );
