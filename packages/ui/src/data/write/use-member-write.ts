import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useSession } from '#/session/use-session';
import { type LeftOutcome, leftWritesOf, type WriteWords } from './left-writes';
import { type DataOf, type Sendable, type Sent, useWrite, type Write, type WriteOptions } from './use-write';

export interface MemberWriteOptions<S extends Sendable> extends Omit<WriteOptions<S>, 'onEnd'> {
  /** How its outcome is told if its screen has gone by then. */
  readonly words: WriteWords;
  /** Called with how each call ended, before its message. */
  readonly onEnd?: ((sent: Sent<DataOf<S>>) => void) | undefined;
}

/** What is told elsewhere; null for nothing. */
function outcomeOf({ end, presentation }: Sent<unknown>, words: WriteWords): LeftOutcome | null {
  if (end.status === 'done') return { as: 'done', words };
  if (presentation.as === 'unknown-outcome') return { as: 'unknown-outcome', words };
  return 'text' in presentation ? { as: 'refused', text: presentation.text, words } : null;
}

/**
 * A write that must not be sent twice, and whose outcome the member has to know: if its screen has gone when it ends,
 * the app tells it, and until then no other screen sends the same.
 */
export function useMemberWrite<S extends Sendable>(
  call: S,
  { words, onEnd, ...options }: MemberWriteOptions<S>,
): Write<S> {
  const session = useSession();
  const { place } = options;
  const left = leftWritesOf(session);
  const isHeld = useSyncExternalStore(
    left.subscribe,
    () => left.isUnderWay(place),
    () => false,
  );
  const isSending = useRef(false);
  const arrive = useRef<((outcome: LeftOutcome | null) => void) | null>(null);
  /** Whose screen it is, and where. */
  const screen = useRef<{ readonly owner: string | null; readonly path: string } | null>(null);
  useEffect(() => {
    const { owner } = session.getState();
    screen.current = { owner, path: window.location.pathname };
    return () => {
      if (isSending.current) arrive.current = left.leave(place, owner);
    };
  }, [left, place, session]);
  /** The member has left for another page, whose code is on its way: until it is there, this screen still shows. */
  const leaving = () =>
    screen.current && screen.current.path !== window.location.pathname
      ? left.leave(place, screen.current.owner)
      : null;

  const write = useWrite(call, {
    ...options,
    onEnd(sent) {
      onEnd?.(sent);
      const tell = arrive.current ?? leaving();
      tell?.(outcomeOf(sent, words));
      return tell !== null;
    },
  });
  const run: Write<S>['run'] = async (input, callOptions) => {
    if (isSending.current || left.isUnderWay(place)) return { status: 'ignored' };
    isSending.current = true;
    try {
      return await write.run(input, callOptions);
    } finally {
      isSending.current = false;
      // If nothing was sent, or nobody knows what came of it.
      arrive.current?.(null);
    }
  };
  return { ...write, running: write.running || isHeld, run };
}
