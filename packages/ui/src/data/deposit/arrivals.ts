import type { StatementEntry } from '@member-wallet/api-sdk';
import { fromWire, type Minor, sum } from '#/money/minor';

/** Entries have no identity on the wire. */
const keyOf = ({ createdAt, amount, to }: StatementEntry): string => [createdAt, amount, to].join(' ');

const creditedOf = (entries: readonly StatementEntry[]) =>
  entries.filter(({ statementType, status }) => statementType === 'deposit' && status === 'SUCCESS');

/** Identifies the deposits that are credited already. */
export const creditedKeys = (entries: readonly StatementEntry[]): ReadonlySet<string> =>
  new Set(creditedOf(entries).map(keyOf));

/** The sum of the deposits credited since `before`; null for none, or if an amount is unreadable. */
export function arrivedSince(before: ReadonlySet<string>, entries: readonly StatementEntry[]): Minor | null {
  const fresh = creditedOf(entries).filter((entry) => !before.has(keyOf(entry)));
  const arrived = sum(fresh.map(({ amount }) => fromWire(amount)));
  return arrived === null || arrived === 0 ? null : arrived;
}
