import { listStatement, type StatementEntry } from '@member-wallet/api-sdk';
import useSWR from 'swr';
import { parseInstant } from '#/dates/instant';
import { fromWire, type Minor, sum } from '#/money/minor';
import { useApi } from '#/data/api/api-provider';
import { FIRST_MONEY } from '#/data/read/first-inputs';
import { requestRead } from '#/data/read/request-read';
import { NO_PAGES, withPage } from './statement-pages';

interface MoneySince {
  readonly deposited: Minor;
  readonly withdrawn: Minor;
}

const PAGE = FIRST_MONEY.limit;
/** The most pages that are read. */
const MOST_PAGES = 10;
const MOST_PAGES_OF_A_MONTH = 20;

type Age = 'recent' | 'past' | 'unknown';

/** Whether each entry, newest first, was made at `since` or later. If its date is unreadable, its neighbours may tell. */
function agesOf(entries: readonly StatementEntry[], since: number): readonly Age[] {
  const dated = entries.map(({ createdAt }): Age => {
    const at = parseInstant(createdAt);
    if (at === undefined) return 'unknown';
    return at >= since ? 'recent' : 'past';
  });
  const [lastRecent, firstPast] = [dated.lastIndexOf('recent'), dated.indexOf('past')];
  return dated.map((age, index) => {
    if (age !== 'unknown') return age;
    if (index < lastRecent) return 'recent';
    return firstPast !== -1 && index > firstPast ? 'past' : 'unknown';
  });
}

/**
 * The sums of deposits and withdrawals since a moment, pending ones included, failed ones excluded. Null if an amount
 * is unreadable, or if an entry may belong to them: its date is unreadable, or its type, which the SDK makes ''.
 */
function moneyIn(entries: readonly StatementEntry[], ages: readonly Age[]): MoneySince | null {
  const total = (type: string) =>
    sum(
      entries.flatMap(({ statementType, status, amount }, index) => {
        const isOther = statementType !== type && statementType !== '';
        if (isOther || status === 'FAILED' || ages[index] === 'past') return [];
        return ages[index] === 'recent' && statementType === type ? fromWire(amount) : null;
      }),
    );
  const deposited = total('deposit');
  const withdrawn = total('withdraw');
  return deposited === null || withdrawn === null ? null : { deposited, withdrawn };
}

function useMoney(since: number | null, mostPages: number): MoneySince | 'loading' | null {
  const api = useApi();
  const { data, error } = useSWR<{ readonly money: MoneySince | null }, unknown>(
    since === null ? null : [listStatement.operationId, { since, mostPages }],
    async () => {
      if (since === null) return { money: null };
      let read = NO_PAGES;
      let ages: readonly Age[] = [];
      while (!ages.includes('past') && !read.isEnd && read.answers < mostPages) {
        const input = { page: read.next, limit: PAGE };
        const { data: page, lost } = await requestRead(api, listStatement, input, { isCut: false });
        if (lost.length > 0) return { money: null };
        read = withPage(read, page, PAGE);
        ages = agesOf(read.entries, since);
      }
      return { money: ages.includes('past') || read.isWhole ? moneyIn(read.entries, ages) : null };
    },
  );
  if (data === undefined) return error === undefined ? 'loading' : null;
  return data.money;
}

/**
 * The totals of the member's deposits and withdrawals since a moment, from the server's statement. Null if they are
 * unknown: the statement cannot be read in full, has more entries than are read, or an entry in it is
 * unreadable. Uses the statement's cache key, so every transaction makes it stale.
 * @param since milliseconds since the epoch; null requests nothing
 */
export const useMoneySince = (since: number | null): MoneySince | 'loading' | null =>
  useMoney(since, MOST_PAGES);

/** The same for the month that began at `since`, from more pages. */
export const useMoneyOfMonth = (since: number): MoneySince | 'loading' | null =>
  useMoney(since, MOST_PAGES_OF_A_MONTH);
