import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useSession } from '#/session/use-session';
import { type LeftOutcome, leftWritesOf, type WriteWords } from './left-writes';
import { type DataOf, type Sendable, type Sent, useWrite, type Write, type WriteOptions } from './use-write';

export interface MemberWriteOptions<S extends Sendable> extends Omit<WriteOptions<S>, 'onEnd'> {
  /** The texts that report its outcome if its screen has unmounted by then. */
  readonly words: WriteWords;
  /** Called when a call has ended, before its message is shown. */
  readonly onEnd?: ((sent: Sent<DataOf<S>>) => void) | undefined;
}

/** The outcome to show after the screen has unmounted; null for none. */
function outcomeOf({ end, presentation }: Sent<unknown>, words: WriteWords): LeftOutcome | null {
  if (end.status === 'done') return { as: 'done', words };
  if (presentation.as === 'unknown-outcome') return { as: 'unknown-outcome', words };
  return 'text' in presentation ? { as: 'refused', text: presentation.text, words } : null;
}

/**
 * A write that must not be sent twice and whose outcome the member has to know. If its screen has unmounted when it ends,
 * the app shows the outcome; until then no other screen can send the same write.
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
  /** The member and the page of this screen. */
  const screen = useRef<{ readonly owner: string | null; readonly path: string } | null>(null);
  useEffect(() => {
    const { owner } = session.getState();
    screen.current = { owner, path: window.location.pathname };
    return () => {
      if (isSending.current) arrive.current = left.leave(place, owner);
    };
  }, [left, place, session]);
  /**
   * The member has opened a page whose code is still loading. This screen stays visible meanwhile, but counts as left.
   * Returns the function that takes the outcome; null if the member is still here.
   */
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
      // Nothing was sent, or the call threw.
      arrive.current?.(null);
    }
  };
  return { ...write, running: write.running || isHeld, run };
}
