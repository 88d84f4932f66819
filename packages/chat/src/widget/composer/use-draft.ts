import { useCallback, useState } from 'react';
import { pageStorage } from '../../driver/browser/page-storage';
import { ignoreErrors } from '../../driver/browser/records';
import { DRAFT_KEY } from '../../outbox/stored';

/**
 * The text being written, kept while the panel is closed and when the tab reloads. It is only stored when it changes, so
 * that it stays cleared after the app has cleared it with the session.
 * @param me the participant's id; other participants do not see the draft
 */
export function useDraft(me: string): [string, (text: string) => void] {
  const owner = `${me}\n`;
  const [text, setText] = useState(() => {
    const stored = ignoreErrors(() => pageStorage('sessionStorage').getItem(DRAFT_KEY)) ?? '';
    return stored.startsWith(owner) ? stored.slice(owner.length) : '';
  });
  const change = useCallback(
    (next: string) => {
      setText(next);
      const storage = pageStorage('sessionStorage');
      ignoreErrors(() => (next ? storage.setItem(DRAFT_KEY, owner + next) : storage.removeItem(DRAFT_KEY)));
    },
    [owner],
  );
  return [text, change];
}
