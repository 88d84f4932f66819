import { relativeAge } from '#/dates/age';
import { parseInstant } from '#/dates/instant';
import { useText } from '#/i18n/use-text';

/** How long ago, in words; null for a text that is no date. As of when the row was drawn. */
export function useAge(createdAt: string): string | null {
  const t = useText();
  const instant = parseInstant(createdAt);
  if (instant === undefined) return null;
  const { unit, count } = relativeAge(instant, Date.now());
  return count === 1 ? t(`statement.ago.${unit}`, { count }) : t(`statement.ago.${unit}s`, { count });
}
