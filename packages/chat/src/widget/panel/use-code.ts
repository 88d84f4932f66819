import { useEffect, useState } from 'react';
import { pauseAfter, spread } from '../../driver/calls/failure';

/** The tries take about two minutes. If all fail, the server probably no longer has this version's code. */
const MAX_LOADS = 8;

const loaded = new Map<unknown, unknown>();

/**
 * Loads code once it is needed; null until it is loaded.
 * @param load a constant function, because it identifies the code
 */
export function useCode<Code>(load: () => Promise<Code>, isWanted: boolean): Code | null {
  const [code, setCode] = useState<Code | null>(() => (loaded.get(load) as Code | undefined) ?? null);
  const isMissing = isWanted && !code;
  useEffect(() => {
    if (!isMissing) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let failures = 0;
    const get = async () => {
      try {
        const found = await load();
        loaded.set(load, found);
        setCode(found);
      } catch {
        failures += 1;
        if (isOver || failures === MAX_LOADS) return;
        timer = setTimeout(() => void get(), spread(pauseAfter(failures)));
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
