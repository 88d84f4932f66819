import { listStatement, type StatementEntry } from '@member-wallet/api-sdk';
import useSWR from 'swr';
import { parseInstant } from '#/dates/instant';
import { fromWire, type Minor, sum } from '#/money/minor';
import { useApi } from '#/data/api/api-provider';
import { FIRST_MONEY } from '#/data/read/first-inputs';
import { NO_PAGES, withPage } from './statement-pages';

interface MoneySince {
  readonly deposited: Minor;
  readonly withdrawn: Minor;
}

const PAGE = FIRST_MONEY.limit;
/** The most pages that are read. Entries on later pages are not counted. */
const MOST_PAGES = 10;
const MOST_PAGES_OF_A_MONTH = 20;

/** Whether an entry was made at `since` or later. */
const isSince = (since: number, { createdAt }: StatementEntry): boolean =>
  (parseInstant(createdAt) ?? 0) >= since;

/** The sums of deposits and withdrawals, pending ones included, failed ones excluded; undefined if an amount is unreadable. */
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

function useMoney(since: number | null, mostPages: number) {
  const { client, withGlobalErrors } = useApi();
  return useSWR<{ readonly money: MoneySince | undefined; readonly isWhole: boolean }, unknown>(
    since === null ? null : [listStatement.operationId, { since, mostPages }],
    async () => {
      let read = NO_PAGES;
      let isPast = false;
      while (since !== null && !isPast && !read.isEnd && read.answers < mostPages) {
        const { next } = read;
        const answer = await withGlobalErrors(() => listStatement(client, { page: next, limit: PAGE }), true);
        read = withPage(read, answer, PAGE);
        isPast = read.entries.some((entry) => !isSince(since, entry));
      }
      const recent = read.entries.filter((entry) => since !== null && isSince(since, entry));
      return { money: moneyIn(recent), isWhole: isPast || read.isWhole };
    },
  );
}

/**
 * The totals of the member's deposits and withdrawals since a moment, from the server's statement. Undefined until
 * they have loaded, or if the statement, or an amount in it, cannot be read. Uses the statement's cache key, so every
 * transaction makes it stale.
 * @param since milliseconds since the epoch; null requests nothing
 */
export const useMoneySince = (since: number | null): MoneySince | undefined =>
  useMoney(since, MOST_PAGES).data?.money;

/** The same for the month that began at `since`; null if it cannot be loaded, or has more entries than are read. */
export function useMoneyOfMonth(since: number): MoneySince | 'loading' | null {
  const { data, error } = useMoney(since, MOST_PAGES_OF_A_MONTH);
  if (data === undefined) return error === undefined ? 'loading' : null;
  return (data.isWhole && data.money) || null;
}
