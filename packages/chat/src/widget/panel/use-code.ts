import { useEffect, useState } from 'react';

/** Ms after which a failed load is retried. */
const AGAIN_AFTER = 3000;

const loaded = new Map<unknown, unknown>();

/**
 * Code that is loaded when it is wanted; null until then.
 * @param load a constant
 */
export function useCode<Code>(load: () => Promise<Code>, isWanted: boolean): Code | null {
  const [code, setCode] = useState<Code | null>(() => (loaded.get(load) as Code | undefined) ?? null);
  const isMissing = isWanted && !code;
  useEffect(() => {
    if (!isMissing) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const get = async () => {
      try {
        const found = await load();
        loaded.set(load, found);
        setCode(found);
      } catch {
        if (!isOver) timer = setTimeout(() => void get(), AGAIN_AFTER);
      }
    };
    void get();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [load, isMissing]);
  return code;
}
