import { useEffect, useLayoutEffect, useState } from 'react';
import type { Entry } from '../../conversation/conversation';
import type { AddStyles } from '../shadow-host';
import type * as richCode from './rich';

export type Rich = typeof richCode;

/** Ms after which a failed load is retried. */
const AGAIN_AFTER = 3000;

let loaded: Rich | null = null;

const isRich = (entry: Entry) => {
  const { kind } = entry.kind === 'message' ? entry.message.body : entry.item.content;
  return kind !== 'text' && kind !== 'postback' && kind !== 'unknown';
};

/** The code that shows files, buttons and cards; null until a message needs it and it is loaded. */
export function useRich(entries: readonly Entry[], addStyles: AddStyles): Rich | null {
  const [rich, setRich] = useState(loaded);
  const isWanted = !rich && entries.some(isRich);
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const load = async () => {
      try {
        loaded ??= await import('./rich');
        if (!isOver) setRich(loaded);
      } catch {
        if (!isOver) timer = setTimeout(() => void load(), AGAIN_AFTER);
      }
    };
    void load();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWanted]);
  useLayoutEffect(() => {
    if (rich) addStyles(rich.richStyles);
  }, [rich, addStyles]);
  return rich;
}
