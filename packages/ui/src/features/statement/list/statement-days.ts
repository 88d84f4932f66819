import type { StatementEntry } from '@member-wallet/api-sdk';
import { startOf } from '#/dates/bangkok';
import { formatDate } from '#/dates/format';
import { parseInstant } from '#/dates/instant';

export interface Day {
  /** The formatted date, or the keys 'today' and 'yesterday', which are translated. */
  readonly name: string;
  readonly entries: readonly StatementEntry[];
}

/** Groups consecutive entries by day in Bangkok time. Keeps the server's order, so a day may occur twice. */
export function byDay(entries: readonly StatementEntry[], now: number): readonly Day[] {
  const today = startOf('day', now);
  const yesterday = startOf('day', today - 1);
  const nameOf = (createdAt: string): string => {
    const instant = parseInstant(createdAt);
    const day = instant === undefined ? undefined : startOf('day', instant);
    if (day === today) return 'today';
    return day === yesterday ? 'yesterday' : formatDate(createdAt);
  };
  const days: { readonly name: string; readonly entries: StatementEntry[] }[] = [];
  for (const entry of entries) {
    const name = nameOf(entry.createdAt);
    const last = days.at(-1);
    if (last?.name === name) last.entries.push(entry);
    else days.push({ name, entries: [entry] });
  }
  return days;
}
