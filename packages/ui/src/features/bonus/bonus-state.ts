import type { Bonus } from '@member-wallet/api-sdk';
import { startOf } from '#/dates/bangkok';
import { parseInstant } from '#/dates/instant';
import type { PlainTextKey } from '#/i18n/text-types';

/** 'received': it was received as often as allowed, in total or in the current day or week. */
export type BonusState = 'active' | 'received' | 'open';

/** The time from which receipts count. An unknown type counts all of them, as 'limit' does. */
const countsSince = (type: string, now: number): number =>
  type === 'day' || type === 'week' ? startOf(type, now) : Number.NEGATIVE_INFINITY;

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
    // A receipt without a valid time only counts if the time does not matter.
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

/** The text for a type; an unknown type is shown as the server sent it. */
export const typeText = (type: string): { readonly key: PlainTextKey } | { readonly raw: string } => {
  const key = TYPES.get(type.toLowerCase());
  return key ? { key } : { raw: type };
};
