import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatPlace } from '../../driver/options';
import { ignoreErrors } from '../../driver/records';
import { draftKey } from '../../outbox/stored';

/** The draft is stored after this many ms without typing. */
const STORED_AFTER = 300;

/** The text being written, kept while the panel is closed. */
export function useDraft(storage: ChatPlace['storage'], me: string): [string, (text: string) => void] {
  const key = draftKey(me);
  const [text, setText] = useState(() => ignoreErrors(() => storage.getItem(key)) ?? '');
  const latest = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const store = useCallback(() => {
    clearTimeout(timer.current);
    ignoreErrors(() => (latest.current ? storage.setItem(key, latest.current) : storage.removeItem(key)));
  }, [key, storage]);
  useEffect(() => {
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [store]);

  const change = useCallback(
    (next: string) => {
      latest.current = next;
      setText(next);
      clearTimeout(timer.current);
      if (next === '') store();
      else timer.current = setTimeout(store, STORED_AFTER);
    },
    [store],
  );
  return [text, change];
}
