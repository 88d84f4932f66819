import { useState } from 'react';

/** The current value while a dialog is open, and the last one while it fades out. */
export function useWhileOpen<T>(open: boolean, value: T): T {
  const [kept, setKept] = useState(value);
  if (open && !Object.is(kept, value)) setKept(() => value);
  return open ? value : kept;
}
