import { useState } from 'react';
import { ageText } from '#/components/age-text';
import { serverNow } from '#/data/clock/server-clock';
import { MINUTE_MS, useNow } from '#/data/clock/use-now';
import { useText } from '#/i18n/use-text';

/** How long ago `createdAt` was, in words; null if it is not a date. Exact on mount, then updated every minute. */
export function useAge(createdAt: string): string | null {
  const t = useText();
  const minute = useNow(MINUTE_MS);
  const [drawn] = useState(() => ({ at: serverNow(), minute }));
  return ageText(t, createdAt, minute === drawn.minute ? drawn.at : minute);
}
