import { useState } from 'react';
import { MINUTE_MS, useNow } from '#/data/use-now';
import { relativeAge } from '#/dates/age';
import { parseInstant } from '#/dates/instant';
import { useText } from '#/i18n/use-text';

/** How long ago, in words; null for a text that is no date. To the second when it is first drawn, then by the minute. */
export function useAge(createdAt: string): string | null {
  const t = useText();
  const [drawnAt] = useState(() => Date.now());
  const now = Math.max(drawnAt, useNow(MINUTE_MS));
  const instant = parseInstant(createdAt);
  if (instant === undefined) return null;
  const { unit, count } = relativeAge(instant, now);
  return count === 1 ? t(`statement.ago.${unit}`, { count }) : t(`statement.ago.${unit}s`, { count });
}
