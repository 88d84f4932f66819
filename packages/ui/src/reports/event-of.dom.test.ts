import { ApiError, NetworkError } from '@member-wallet/api-sdk';
import Ajv from 'ajv/dist/2020';
import fc from 'fast-check';
import { eventOf, type Place } from './event-of';
import type { Noted } from './note';
import { reportSchema } from './report-schema';
import type { ReportedEvent } from './report-types';

const place: Place = {
  route: '/user/home',
  origin: 'https://wallet.example',
  reportOrigin: 'https://reports.example',
  isNotFetched: (error) => error instanceof Error && /dynamically imported/.test(error.message),
};
const isReport = new Ajv().compile(reportSchema());
const events = (...some: readonly (ReportedEvent | null)[]) =>
  some.flatMap((one) => (one ? [{ ...one, count: 1 }] : []));
const fits = (one: ReportedEvent | null) =>
  one === null || isReport({ version: 1, release: '', share: 100, events: events(one) });

/** Personal data that must not be reported. */
const SECRET = 'Somchai Jaidee 0812345678 ฿1,234.50 p4ssw0rd';

const withStack = (error: Error, stack: string) => Object.assign(error, { stack });
const pageEvent = (type: string, fields: object) => Object.assign(new Event(type), fields);
const refusal = (code: string) =>
  new ApiError({ endpoint: 'transfer', outcome: 'none', code, message: SECRET, status: 422 });

const STACKS: readonly (readonly [string, string, string])[] = [
  [
    'Chrome',
    `TypeError: ${SECRET}\n    at Ae (https://wallet.example/assets/home-1a2b3c4d.js:1:234)\n    at https://wallet.example/assets/index-9Z_8y-7x.js:2:1\n    at https://other.example/assets/x.js:1:1`,
    'Cannot read properties of undefined',
  ],
  [
    'Firefox',
    'Ae@https://wallet.example/assets/home-1a2b3c4d.js:1:234\n@https://wallet.example/assets/index-9Z_8y-7x.js:2:1\n',
    'can\'t access property "a", b is undefined',
  ],
  [
    'Safari',
    'Ae@https://wallet.example/assets/home-1a2b3c4d.js:1:234\nhttps://wallet.example/assets/index-9Z_8y-7x.js:2:1',
    "undefined is not an object (evaluating 'a.b')",
  ],
];

it.each(STACKS)(
  'reports the class, the topic of the message and the frames of a crash in %s',
  (_, stack, message) => {
    expect(eventOf({ crash: withStack(new TypeError(`${message} ${SECRET}`), stack) }, place)).toMatchObject({
      type: 'crash',
      route: '/user/home',
      error: 'TypeError',
      frames: ['assets/home-1a2b3c4d.js:1:234', 'assets/index-9Z_8y-7x.js:2:1'],
    });
    expect(eventOf({ crash: new TypeError(message) }, place)).toMatchObject({ message: 'no-such-value' });
  },
);

it.each<[unknown, Partial<ReportedEvent>]>([
  ['a text', { error: 'other', message: 'other', frames: [] }],
  [null, { error: 'other', message: 'other' }],
  [
    new Error(`Minified React error #418; visit https://react.dev/errors/418?args[]=${SECRET}`),
    { error: 'Error', message: 'react-418' },
  ],
  [Object.assign(new Error(), { name: SECRET }), { error: 'other' }],
  [new RangeError('Invalid time value'), { error: 'RangeError', message: 'invalid-time' }],
  [new Error(`foo ${SECRET} is not a function`), { message: 'not-a-function' }],
  [
    // Lines of the message that look like frames are not reported.
    new Error(`${SECRET}\n    at x (https://wallet.example/assets/Somchai.js:1:81)`),
    { frames: [] },
  ],
])('reports %p as %p', (crash, expected) => {
  expect(eventOf({ crash }, place)).toMatchObject({ type: 'crash', ...expected });
});

it.each(STACKS)('in %s, keeps frames that contain the message', (browser, stack) => {
  const lines = browser === 'Chrome' ? stack.slice(stack.indexOf('\n')) : stack;
  const messages = ['a', 'h', ':', '/', '1', 'at', 'js', 'https', 'assets', 'Ae', '    ', '\n', 'Error'];
  for (const message of messages) {
    const whole = browser === 'Chrome' ? `TypeError: ${message}${lines}` : lines;
    const crash = withStack(new TypeError(message), whole);
    expect([message, eventOf({ crash }, place)]).toMatchObject([
      message,
      { frames: ['assets/home-1a2b3c4d.js:1:234', 'assets/index-9Z_8y-7x.js:2:1'] },
    ]);
  }
});

it.each(['TypeError: ', 'Error: ', 'Uncaught Own: ', ''])(
  'does not report lines of a message after %p as frames',
  (head) => {
    const message = `${SECRET}\n    at x (https://wallet.example/assets/Somchai.js:1:81)`;
    const stack = `${head}${message}\n    at Ae (https://wallet.example/assets/home-1a2b3c4d.js:1:234)`;
    expect(eventOf({ crash: withStack(new TypeError(message), stack) }, place)).toMatchObject({
      frames: ['assets/home-1a2b3c4d.js:1:234'],
    });
  },
);

it('reports error events of the page, except those of a ResizeObserver loop', () => {
  const error = new TypeError('x is not a function');
  const crash = { type: 'crash', error: 'TypeError', message: 'not-a-function' };
  expect(eventOf(pageEvent('error', { error, message: 'x' }), place)).toMatchObject(crash);
  expect(eventOf(pageEvent('unhandledrejection', { reason: error }), place)).toMatchObject(crash);
  expect(eventOf(pageEvent('error', { error: null, message: 'Script error.' }), place)).toMatchObject({
    message: 'foreign-script',
  });
  expect(
    eventOf(pageEvent('error', { message: 'ResizeObserver loop completed with undelivered' }), place),
  ).toBeNull();
});

it('reports code that failed to load as one event, with its file', () => {
  const missed = new TypeError(
    'Failed to fetch dynamically imported module: https://wallet.example/assets/home-1a2b3c4d.js',
  );
  expect(eventOf(pageEvent('vite:preloadError', { payload: missed }), place)).toEqual({
    type: 'missing-file',
    route: '/user/home',
    file: 'assets/home-1a2b3c4d.js',
  });
  expect(eventOf({ crash: missed }, place)).toBeNull();
  const unnamed = new TypeError('Importing a module script failed.');
  expect(eventOf(pageEvent('vite:preloadError', { payload: unnamed }), place)).toMatchObject({ file: '' });
});

it.each([
  ['inline', 'script-src-elem', 'inline', 'script-src-elem'],
  [`https://evil.example/${SECRET}?to=1`, 'connect-src', 'https://evil.example', 'connect-src'],
  ['chrome-extension://abcdef/x.js', 'script-src', 'chrome-extension:', 'script-src'],
  [SECRET, SECRET, 'other', 'other'],
])('reports that the policy blocked %p by %p as %p', (blockedURI, effectiveDirective, blocked, directive) => {
  const event = pageEvent('securitypolicyviolation', { blockedURI, effectiveDirective });
  expect(eventOf(event, place)).toEqual({ type: 'policy', route: '/user/home', directive, blocked });
});

it('does not report that the policy blocks the reports themselves', () => {
  const blockedURI = 'https://reports.example/wallet';
  const event = pageEvent('securitypolicyviolation', { blockedURI, effectiveDirective: 'connect-src' });
  expect(eventOf(event, place)).toBeNull();
});

it.each<[Noted, object]>([
  [
    { operationId: 'transfer', status: 'refused', error: refusal('MONEY_NOT_ENOUGH') },
    { outcome: 'refused', code: 'MONEY_NOT_ENOUGH' },
  ],
  [{ operationId: 'transfer', status: 'refused', error: refusal(SECRET) }, { code: 'other' }],
  [{ operationId: 'transfer', status: 'refused', error: null }, { code: 'in-answer' }],
  [
    { operationId: 'transfer', status: 'done', error: null },
    { outcome: 'done', code: '' },
  ],
  [
    {
      operationId: 'transfer',
      status: 'unknown',
      error: new NetworkError({ endpoint: 'transfer', outcome: 'unknown', reason: SECRET }),
    },
    { outcome: 'unknown', code: 'network' },
  ],
  [
    { endpoint: 'getWallet', field: 'slots[].isActive', kind: 'converted' },
    { type: 'deviation', endpoint: 'getWallet', field: 'slots[].isActive', kind: 'converted' },
  ],
  [{ endpoint: 'listBonuses', field: '[].banners[]', kind: 'dropped' }, { field: '[].banners[]' }],
  [{ endpoint: 'listBonuses', field: '[]', kind: 'dropped' }, { field: '[]' }],
  [{ endpoint: 'getWallet', field: SECRET, kind: 'emptied' }, { field: '' }],
])('reports %j as %j', (noted, expected) => {
  const event = eventOf(noted as Exclude<Noted, string>, place);
  expect(event).toMatchObject(expected);
  expect(fits(event)).toBe(true);
});

it('for any input, makes an event that matches the schema and contains no part of the input', () => {
  // Long enough not to occur in the fixed lists and file names.
  const secret = fc.oneof(fc.constant(SECRET), fc.stringMatching(/^[\p{L}\d][\p{L}\d ]{8,40}$/u));
  const noted = secret.chain((text) => {
    const lines = fc.constantFrom(
      text,
      `${text} is not a function`,
      `Error: ${text}\n    at ${text} (https://wallet.example/assets/${text}:1:1)`,
      `at https://wallet.example/assets/a.js:1:1 ${text}`,
      `https://wallet.example/${text}`,
    );
    const made = fc.tuple(lines, lines, lines).map(([message, name, stack]): Exclude<Noted, string> => {
      const crash = Object.assign(new Error(message), { name, stack });
      const fields = { blockedURI: message, effectiveDirective: name, payload: crash, reason: crash };
      return text.length % 3 === 0
        ? { crash }
        : text.length % 3 === 1
          ? pageEvent('securitypolicyviolation', fields)
          : pageEvent('vite:preloadError', fields);
    });
    return made.map((one) => [text, one] as const);
  });
  fc.assert(
    fc.property(noted, ([text, one]) => {
      const event = eventOf(one, place);
      expect(fits(event)).toBe(true);
      expect(JSON.stringify(event)).not.toContain(text);
    }),
  );
});
