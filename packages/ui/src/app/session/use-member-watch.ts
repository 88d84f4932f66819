import { useEffect, useState } from 'react';
import { lazyScreen } from '#/app/pages/lazy-screen';
import { whenIdle } from '#/code/load-ahead';

export const MemberWatch = lazyScreen(async () => (await import('./member-watch')).MemberWatch, []);

const AGAIN_MS = 30_000;

/**
 * Whether the code of MemberWatch is loaded. It is loaded when the page is idle, because the first screen does not need
 * it, and retried after a failure.
 */
export function useMemberWatch(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (isReady) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isHere = true;
    const load = async () => {
      try {
        await MemberWatch.preload();
        if (isHere) setIsReady(true);
      } catch {
        if (isHere) timer = setTimeout(() => void load(), AGAIN_MS);
      }
    };
    const cancel = whenIdle(() => void load());
    return () => {
      isHere = false;
      clearTimeout(timer);
      cancel();
    };
  }, [isReady]);
  return isReady;
}
