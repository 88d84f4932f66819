/**
 * Lets the browser's Back undo one step of what is open over a page: a sheet, or a step inside it. Each step has a
 * history entry with the address of its page, marked with its depth.
 *
 * Entries are only added. A sheet that closes by other means leaves its entry: the next sheet uses it, and Back passes
 * over it. Removing it would be a traversal, which runs late and could undo a navigation that was made meanwhile.
 */
export interface BackSteps {
  /**
   * Adds a step on top of the others.
   * @param back undoes the step, or does nothing while that is impossible, such as during a write
   * @returns removes it
   */
  readonly enter: (back: () => void) => () => void;
  /** To be called after each navigation, which the browser does not tell. */
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

/** The router's name for the entry of a page, which the entries of its steps keep. */
const pageOf = (state: unknown): unknown => fieldOf(state, 'key');

export function createBackSteps(page: Pick<Window, 'history' | 'addEventListener'>): BackSteps {
  const { history } = page;
  let steps: readonly { readonly back: () => void }[] = [];
  /** The state of the entry that the browser is at. */
  let at: unknown = history.state;

  const cover = () => {
    at = history.state;
    for (let depth = depthOf(at) + 1; depth <= steps.length; depth += 1) {
      at = { ...(at as object | null), [DEPTH]: depth };
      history.pushState(at, '');
    }
  };
  // After the changes of this task: a step that replaces another leaves the depth as it is.
  const coverSoon = () => queueMicrotask(cover);

  page.addEventListener('popstate', ({ state }) => {
    const from = at;
    at = state;
    const isStepBack = pageOf(from) === pageOf(at) && depthOf(at) < depthOf(from);
    if (!isStepBack) return coverSoon();
    const top = steps.at(-1);
    // What stood here is closed already, so this Back is meant for what is below.
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
