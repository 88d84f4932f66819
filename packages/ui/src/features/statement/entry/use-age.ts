import { useState } from 'react';
import { ageText } from '#/components/age-text';
import { serverNow } from '#/data/clock/server-clock';
import { MINUTE_MS, useNow } from '#/data/clock/use-now';
import { useText } from '#/i18n/use-text';

/** How long ago, in words; null for a text that is no date. To the second when it is first drawn, then by the minute. */
export function useAge(createdAt: string): string | null {
  const t = useText();
  const minute = useNow(MINUTE_MS);
  const [drawn] = useState(() => ({ at: serverNow(), minute }));
  return ageText(t, createdAt, minute === drawn.minute ? drawn.at : minute);
}
