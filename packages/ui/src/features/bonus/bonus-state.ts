import type { Bonus } from '@member-wallet/api-sdk';
import { startOfBangkokDay, startOfBangkokWeek } from '#/dates/periods';
import { parseInstant } from '#/dates/instant';
import type { PlainTextKey } from '#/i18n/text-types';

/** 'received': its maximum is reached, for ever or for this day or week. */
export type BonusState = 'active' | 'received' | 'open';

/** From when a receipt counts. A type that is not known counts them all, as a limit does. */
const countsSince = (type: string, now: number): number => {
  if (type === 'day') return startOfBangkokDay(now);
  return type === 'week' ? startOfBangkokWeek(now) : Number.NEGATIVE_INFINITY;
};

export function bonusState(
  bonus: Pick<Bonus, 'type' | 'maxReceived' | 'userBonus'>,
  now: number,
): BonusState {
  const { type, maxReceived, userBonus } = bonus;
  if (userBonus?.isActive) return 'active';
  if (maxReceived === null) return 'open';
  const since = countsSince(type, now);
  const count = (userBonus?.received ?? []).filter(({ updatedAt }) => {
    const at = parseInstant(updatedAt);
    // A receipt without a readable time can only be counted where the time does not matter.
    return at === undefined ? type !== 'day' && type !== 'week' : at >= since;
  }).length;
  return count >= maxReceived ? 'received' : 'open';
}

const TYPES: ReadonlyMap<string, PlainTextKey> = new Map([
  ['limit', 'bonus.type.limit'],
  ['day', 'bonus.type.day'],
  ['week', 'bonus.type.week'],
  ['promotion', 'bonus.type.promotion'],
  ['luckydraw', 'bonus.type.luckydraw'],
]);

/** The words for a type; a type of the server's own stays as it is. */
export const typeText = (type: string): { readonly key: PlainTextKey } | { readonly raw: string } => {
  const key = TYPES.get(type.toLowerCase());
  return key ? { key } : { raw: type };
};
