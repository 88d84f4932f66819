import type { ErrorText } from '#/errors/error-text';
import type { Place } from '#/errors/places';
import type { PlainTextKey } from '#/i18n/text-types';
import type { Session } from '#/session/session';

/** The texts that report a write after its screen has unmounted. */
export interface WriteWords {
  readonly name: PlainTextKey;
  readonly done: PlainTextKey;
  /** For an unknown outcome; by default a text that refers to the balance and the statement. */
  readonly unknown?: PlainTextKey;
}

/** The outcome of a write whose screen has unmounted. */
export type LeftOutcome = { readonly words: WriteWords } & (
  | { readonly as: 'done' | 'unknown-outcome' }
  | { readonly as: 'refused'; readonly text: ErrorText }
);

/** The writes whose screens unmounted before their outcome was known. Each belongs to the member who sent it. */
export interface LeftWrites {
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether one of this member's writes is in flight at this place. */
  readonly isUnderWay: (place: Place) => boolean;
  /** The first outcome that has not been shown; null if there is none. */
  readonly next: () => LeftOutcome | null;
  /** Removes an outcome that has been shown. */
  readonly dismiss: (outcome: LeftOutcome) => void;
  /**
   * Registers a write in flight whose screen has unmounted.
   * @param owner the member who sent it; the session may have ended since
   * @returns a function to call once with the outcome, or with null if nothing has to be shown
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
  // Also shown after logging out, but never to another member.
  const isMeant = ({ owner }: Left) => [owner, null].includes(getState().owner);

  subscribe(() => {
    const isForAnother = (left: Left) => left.outcome !== null && !isMeant(left);
    if (all.some(isForAnother)) set(all.filter((left) => !isForAnother(left)));
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

/** The left writes of a session, created on first use. */
export function leftWritesOf(session: Session): LeftWrites {
  const known = ofSessions.get(session);
  if (known) return known;
  const left = createLeftWrites(session);
  ofSessions.set(session, left);
  return left;
}
