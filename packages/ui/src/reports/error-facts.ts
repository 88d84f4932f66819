/** The names of errors that may be reported; they contain no data. */
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

/** Topics of the messages of Chrome, Firefox, Safari and React. The first that matches is reported. */
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

/** A script of the app with line and column, at the end of a stack's line. */
const FRAME = /\/(assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7})\)?$/;
const MOST_FRAMES = 6;

interface ErrorFacts {
  readonly error: string;
  readonly message: string;
  readonly frames: readonly string[];
}

/**
 * The lines of a stack without the message. Chrome's stack starts with the error's name and message, whose lines may
 * look like frames. The message is only removed at the start, because a short one may also occur in the frames.
 */
function placesOf(stack: string, message: string): readonly string[] {
  const lines = `${stack}\n`;
  const named = lines.indexOf(`: ${message}\n`);
  const isNamed = named >= 0 && !lines.slice(0, named).includes('\n');
  if (isNamed) return lines.slice(named + 2 + message.length).split('\n');
  return lines.slice(lines.startsWith(`${message}\n`) ? message.length : 0).split('\n');
}

/**
 * What may be reported about an error. Its message and name may contain anything, such as what the member typed, so
 * only matching items of fixed lists are returned, and from the stack only positions in the app's own scripts.
 * @param origin the page's origin
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
