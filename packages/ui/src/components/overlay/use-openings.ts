import { useState } from 'react';

/** Counts how often a dialog has opened. Used as the key of its content, so that each opening has an empty form. */
export function useOpenings(open: boolean): number {
  const [{ wasOpen, count }, setSeen] = useState({ wasOpen: open, count: 0 });
  if (open !== wasOpen) setSeen({ wasOpen: open, count: open ? count + 1 : count });
  return count;
}
