import type { StatementEntry } from '@member-wallet/api-sdk';
import { BADGES } from '#/data/statement/progress';
import { MAIN_ACCOUNT } from '#/data/money/accounts';
import { formatDateTime } from '#/dates/format';
import type { TextFunction } from '#/i18n/text-types';
import { type Minor, fromWire } from '#/money/minor';
import { type EntryView, entryView } from '#/features/statement/statement-view';

/** The texts of an entry in the page's language. */
export interface EntryTexts {
  readonly view: EntryView;
  readonly activity: string;
  /** The server's description, unless it repeats the app's text. */
  readonly detail: string | null;
  readonly from: string | null;
  readonly to: string | null;
  /** Null if unknown. */
  readonly amount: Minor | null;
  readonly status: string;
  readonly time: string;
  /** When a withdrawal reached the bank; null if the server sends no time. */
  readonly credited: string | null;
}

/** @param nameOf the name of a game account by its code */
export function entryTexts(
  entry: StatementEntry,
  t: TextFunction,
  nameOf: (code: string) => string,
): EntryTexts {
  const view = entryView(entry);
  const activity = t(view.activity);
  const account = (code: string | null | undefined) => {
    if (!code) return null;
    return code === MAIN_ACCOUNT ? t('statement.wallet') : nameOf(code);
  };
  return {
    view,
    activity,
    detail: view.detail === activity ? null : view.detail,
    from: account(entry.from),
    to: account(entry.to),
    amount: fromWire(entry.amount),
    status: t(BADGES[view.progress].word),
    time: formatDateTime(entry.createdAt),
    credited:
      view.kind === 'withdraw' && view.progress === 'success' && entry.creditedAt
        ? formatDateTime(entry.creditedAt)
        : null,
  };
}

/** The label and value of each field of an entry, for the detail view, copying and the receipt. */
export function entryRows(texts: EntryTexts, t: TextFunction): readonly (readonly [string, string])[] {
  const rows: readonly (readonly [string, string | null])[] = [
    [t('statement.column.activity'), texts.activity],
    [t('statement.column.detail'), texts.detail],
    [t('statement.column.from'), texts.from],
    [t('statement.column.to'), texts.to],
    [t('statement.column.status'), texts.status],
    [t('statement.column.time'), texts.time],
    [t('statement.column.credited'), texts.credited],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}
