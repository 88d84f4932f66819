import { useState } from 'react';

/** What a dialog shows while it fades out: the last that it showed while it was open. */
export function useWhileOpen<T>(open: boolean, value: T): T {
  const [kept, setKept] = useState(value);
  if (open && !Object.is(kept, value)) setKept(() => value);
  return open ? value : kept;
}
