/**
 * Lets the browser's Back undo one step over a page: an open sheet, or a step inside it. Each step has a history entry
 * with the address of its page and the step's depth.
 *
 * Entries are never removed. If a sheet closes in another way, its entry stays: the next sheet uses it, and Back skips
 * it. Removing it would need a traversal, which is asynchronous and could undo a navigation that was made meanwhile.
 */
export interface BackSteps {
  /**
   * Adds a step on top of the others.
   * @param back undoes the step, or does nothing while that is impossible, such as during a write
   * @returns a function that removes the step
   */
  readonly enter: (back: () => void) => () => void;
  /** Call this after each navigation, for which browsers have no event. */
  readonly arrive: () => void;
}

const DEPTH = 'backSteps';

const fieldOf = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null
    ? (state as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** How many steps an entry is above its page. */
const depthOf = (state: unknown): number => {
  const depth = fieldOf(state, DEPTH);
  return typeof depth === 'number' ? depth : 0;
};

/** The router's key of a page's entry, which the entries of its steps keep. */
const pageOf = (state: unknown): unknown => fieldOf(state, 'key');

export function createBackSteps(page: Pick<Window, 'history' | 'addEventListener'>): BackSteps {
  const { history } = page;
  let steps: readonly { readonly back: () => void }[] = [];
  /** The state of the current entry. */
  let at: unknown = history.state;

  const cover = () => {
    at = history.state;
    for (let depth = depthOf(at) + 1; depth <= steps.length; depth += 1) {
      at = { ...(at as object | null), [DEPTH]: depth };
      history.pushState(at, '');
    }
  };
  // At the end of this task, because a step that replaces another does not change the depth.
  const coverSoon = () => queueMicrotask(cover);

  page.addEventListener('popstate', ({ state }) => {
    const from = at;
    at = state;
    const isStepBack = pageOf(from) === pageOf(at) && depthOf(at) < depthOf(from);
    if (!isStepBack) return coverSoon();
    const top = steps.at(-1);
    // The step of this entry is already closed, so go back once more.
    if (!top) return history.back();
    top.back();
    coverSoon();
  });

  return {
    enter(back) {
      const step = { back };
      steps = [...steps, step];
      coverSoon();
      return () => {
        steps = steps.filter((each) => each !== step);
      };
    },
    arrive() {
      at = history.state;
    },
  };
}
