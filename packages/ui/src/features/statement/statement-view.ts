import type { StatementEntry } from '@member-wallet/api-sdk';
import { type Progress, progressOf } from '#/data/statement/progress';
import type { PlainTextKey } from '#/i18n/text-types';
import type { SignDisplay } from '#/money/format';

export type Kind = 'deposit' | 'withdraw' | 'transfer' | 'bonus' | 'other';

/** How an entry is shown. */
export interface EntryView {
  readonly kind: Kind;
  readonly activity: PlainTextKey;
  readonly progress: Progress;
  readonly sign: SignDisplay;
  /** The server's description of the money's origin. */
  readonly detail: string | null;
}

/** The filters of the list. */
export const FILTERS = ['all', 'deposit', 'withdraw', 'transfer', 'bonus'] as const satisfies readonly (
  | Kind
  | 'all'
)[];
export type Filter = (typeof FILTERS)[number];

const ORIGINS = ['promotion', 'invite', 'refund', 'luckydraw', 'bonus'] as const;

const TYPES = {
  deposit: 'records.type.deposit',
  withdraw: 'records.type.withdraw',
  transfer: 'records.type.transfer',
  bonus: 'records.type.bonus',
  finish_bonus: 'records.type.finish_bonus',
} as const satisfies Record<string, PlainTextKey>;

const isNamed = (type: string): type is keyof typeof TYPES => Object.keys(TYPES).includes(type);

const kindOf = (type: string): Kind => {
  switch (type) {
    case 'deposit':
    case 'withdraw':
    case 'transfer':
      return type;
    case 'bonus':
    case 'finish_bonus':
      return 'bonus';
    default:
      return 'other';
  }
};

const signOf = (type: string): SignDisplay => {
  if (type === 'deposit' || type === 'bonus') return 'plus';
  return type === 'withdraw' ? 'minus' : 'none';
};

function activityOf(entry: StatementEntry, origin: (typeof ORIGINS)[number] | undefined): PlainTextKey {
  const { statementType: type } = entry;
  // A bonus is named by its origin, all others by their type.
  if (type === 'bonus' && origin !== undefined) return `records.type.${origin}`;
  return isNamed(type) ? TYPES[type] : 'records.type.other';
}

export function entryView(entry: StatementEntry): EntryView {
  const origin = ORIGINS.find((name) => entry[name] != null);
  const description = origin && entry[origin]?.description?.trim();
  return {
    kind: kindOf(entry.statementType),
    activity: activityOf(entry, origin),
    progress: progressOf(entry.status),
    sign: signOf(entry.statementType),
    detail: description || null,
  };
}

export const passes = (filter: Filter, entry: Pick<StatementEntry, 'statementType'>): boolean =>
  filter === 'all' || kindOf(entry.statementType) === filter;
