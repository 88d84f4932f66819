/** Names of errors that say what went wrong without saying with what. */
export const ERROR_NAMES: readonly string[] = [
  'AbortError',
  'AggregateError',
  'ApiError',
  'CancelledError',
  'DataCloneError',
  'Error',
  'EvalError',
  'HierarchyRequestError',
  'InvalidAccessError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'URIError',
  'UnexpectedResponseError',
];

/** What the messages of Chrome, Firefox, Safari and React are about. The first that fits counts. */
const MESSAGES: readonly (readonly [about: string, pattern: RegExp])[] = [
  ['not-a-function', /is not a function/],
  ['not-iterable', /is not iterable|non-iterable/],
  [
    'no-such-value',
    /Cannot (?:read|set) propert|Cannot destructure|can't access property|is (?:undefined|null)$|(?:undefined|null) is not an object|evaluating '/,
  ],
  ['not-defined', /is not defined|Can't find variable|before initialization/],
  ['too-deep', /Maximum call stack|too much recursion/],
  ['invalid-time', /Invalid time value|invalid date/i],
  [
    'foreign-markup',
    /The node (?:to be removed|before which)|not a child of this node|object can not be found/i,
  ],
  ['not-json', /\bJSON\b/],
  ['no-connection', /Failed to fetch|NetworkError when|Load failed/],
  ['storage', /quota|storage|IndexedDB/i],
  ['foreign-script', /^Script error/],
];
const OF_REACT = /^Minified React error #(\d{1,3});/;

export const MESSAGE_NAMES: readonly string[] = [...MESSAGES.map(([about]) => about), 'other'];

/** A script of the app at the end of a line of a stack, with its line and column. */
const FRAME = /\/(assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7})\)?$/;
const MOST_FRAMES = 6;

interface ErrorFacts {
  readonly error: string;
  readonly message: string;
  readonly frames: readonly string[];
}

/**
 * The lines of a stack that are places. Chrome begins it with the error's name and message, which may have lines of any
 * kind: only there is the message taken off, since a short one also stands in the places.
 */
function placesOf(stack: string, message: string): readonly string[] {
  const lines = `${stack}\n`;
  const named = lines.indexOf(`: ${message}\n`);
  const isNamed = named >= 0 && !lines.slice(0, named).includes('\n');
  if (isNamed) return lines.slice(named + 2 + message.length).split('\n');
  return lines.slice(lines.startsWith(`${message}\n`) ? message.length : 0).split('\n');
}

/**
 * What may be told of an error. Messages and names may contain anything, such as what the member typed; so these are
 * the items of a list that fit, and of the stack the places in the app's own scripts.
 * @param origin of the page
 */
export function factsOf(thrown: unknown, origin: string): ErrorFacts {
  const { name, message, stack }: { readonly [field: string]: unknown } = Object(thrown);
  const said = typeof message === 'string' ? message : '';
  const react = OF_REACT.exec(said)?.[1];
  const about = MESSAGES.find(([, pattern]) => pattern.test(said))?.[0] ?? 'other';
  return {
    error: ERROR_NAMES.find((each) => each === name) ?? 'other',
    message: react ? `react-${react}` : about,
    frames: (typeof stack === 'string' ? placesOf(stack, said) : [])
      .filter((line) => line.includes(origin))
      .flatMap((line) => FRAME.exec(line)?.[1] ?? [])
      .slice(0, MOST_FRAMES),
  };
}
