import type { ErrorText } from '#/errors/error-text';
import type { Place } from '#/errors/places';
import type { PlainTextKey } from '#/i18n/text-types';
import type { Session } from '#/session/session';

/** How a write is told where its screen is no longer there. */
export interface WriteWords {
  readonly name: PlainTextKey;
  readonly done: PlainTextKey;
  /** For an unknown outcome; by default a text that refers to the balance and the statement. */
  readonly unknown?: PlainTextKey;
}

/** The outcome of a write whose screen is no longer there. */
export type LeftOutcome = { readonly words: WriteWords } & (
  | { readonly as: 'done' | 'unknown-outcome' }
  | { readonly as: 'refused'; readonly text: ErrorText }
);

/** The writes whose screens were left before their outcome was known: each belongs to the member who sent it. */
export interface LeftWrites {
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether one of this member's is under way. */
  readonly isUnderWay: (place: Place) => boolean;
  /** What nobody has been told yet; null if there is nothing. */
  readonly next: () => LeftOutcome | null;
  /** The member has been told. */
  readonly dismiss: (outcome: LeftOutcome) => void;
  /**
   * The screen of a write that is under way has gone.
   * @param owner of the session that sent it, which may have ended by now
   * @returns to be called once, with its outcome; null for one that nobody has to know
   */
  readonly leave: (place: Place, owner: string | null) => (outcome: LeftOutcome | null) => void;
}

interface Left {
  readonly owner: string | null;
  readonly place: Place;
  readonly outcome: LeftOutcome | null;
}

export function createLeftWrites({
  getState,
  subscribe,
}: Pick<Session, 'getState' | 'subscribe'>): LeftWrites {
  const listeners = new Set<() => void>();
  let all: readonly Left[] = [];
  const set = (next: readonly Left[]) => {
    all = next;
    for (const listener of [...listeners]) listener();
  };
  // The same person is still there after logging out, and another one is not.
  const isMeant = ({ owner }: Left) => [owner, null].includes(getState().owner);

  subscribe(() => {
    const isTold = (left: Left) => left.outcome !== null && !isMeant(left);
    if (all.some(isTold)) set(all.filter((left) => !isTold(left)));
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isUnderWay: (place) =>
      all.some((left) => left.place === place && left.outcome === null && left.owner === getState().owner),
    next: () => all.find((left) => left.outcome !== null && isMeant(left))?.outcome ?? null,
    dismiss: (outcome) => set(all.filter((left) => left.outcome !== outcome)),
    leave(place, owner) {
      const left: Left = { owner, place, outcome: null };
      set([...all, left]);
      return (outcome) => {
        const others = all.filter((each) => each !== left);
        set(outcome !== null && isMeant(left) ? [...others, { ...left, outcome }] : others);
      };
    },
  };
}

const ofSessions = new WeakMap<Session, LeftWrites>();

/** Those of a session; made by the first to need them. */
export function leftWritesOf(session: Session): LeftWrites {
  const known = ofSessions.get(session);
  if (known) return known;
  const left = createLeftWrites(session);
  ofSessions.set(session, left);
  return left;
}
