import { listStatement, type StatementEntry } from '@member-wallet/api-sdk';
import useSWR from 'swr';
import { parseInstant } from '#/dates/instant';
import { fromWire, type Minor, sum } from '#/money/minor';
import { useApi } from './api-provider';

export interface MoneySince {
  readonly deposited: Minor;
  readonly withdrawn: Minor;
}

const PAGE = 50;
/** The most pages that are read: entries beyond them do not count. */
const MOST_PAGES = 10;

/** What was paid in and taken out, failed attempts left out; what is under way counts. */
function moneyIn(entries: readonly StatementEntry[]): MoneySince | undefined {
  const total = (type: string) =>
    sum(
      entries
        .filter(({ statementType, status }) => statementType === type && status !== 'FAILED')
        .map(({ amount }) => fromWire(amount)),
    );
  const deposited = total('deposit');
  const withdrawn = total('withdraw');
  return deposited === null || withdrawn === null ? undefined : { deposited, withdrawn };
}

/**
 * The totals of the member's deposits and withdrawals since a moment, from the server's statement. Undefined until
 * they have loaded, or if the statement, or an amount in it, cannot be read. Every movement of money makes them stale, like the statement
 * list.
 * @param since milliseconds since the epoch; null requests nothing
 */
export function useMoneySince(since: number | null): MoneySince | undefined {
  const { client, withGlobalErrors } = useApi();
  const { data } = useSWR<MoneySince | undefined, unknown>(
    since === null ? null : [listStatement.operationId, { since }],
    async () => {
      const entries: StatementEntry[] = [];
      for (let page = 1; page <= MOST_PAGES && since !== null; page += 1) {
        const { statements } = await withGlobalErrors(() => listStatement(client, { page, limit: PAGE }));
        const recent = statements.filter(({ createdAt }) => (parseInstant(createdAt) ?? 0) >= since);
        entries.push(...recent);
        if (recent.length < PAGE) break;
      }
      return moneyIn(entries);
    },
  );
  return data;
}
