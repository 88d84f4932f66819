import { relativeAge } from '#/dates/age';
import { parseInstant } from '#/dates/instant';
import type { TextFunction } from '#/i18n/text-types';

/** How long ago, in words; null if `createdAt` is not a date. @param now in milliseconds since the epoch */
export function ageText(t: TextFunction, createdAt: string, now: number): string | null {
  const instant = parseInstant(createdAt);
  if (instant === undefined) return null;
  const { unit, count } = relativeAge(instant, now);
  return count === 1 ? t(`records.ago.${unit}`, { count }) : t(`records.ago.${unit}s`, { count });
}
