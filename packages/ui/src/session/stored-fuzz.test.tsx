import { endpoints } from '@member-wallet/api-sdk';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { PAGES } from '#/app/pages';
import { depositMarket } from '#/testing/deposits';
import { renderApp } from '#/testing/render-app';
import { memoryStorage } from './browser-storage';
import { createSession } from './session';
import { STORED_NAMES, storedValues } from './stored-values';

const isExhaustive = process.env['EXHAUSTIVE'] === '1';
/** Values that have the form of one, and mean nothing: no check of a form refuses them. */
const WELL_FORMED: Readonly<Record<string, readonly string[]>> = {
  'logged-out': ['0', '1', '999999999999999', '000'],
  token: ['!', '~'.repeat(4096), '"', "'", '<script>', '%0d%0aX-Injected:1', 'null', 'undefined'],
  since: ['0', '1', '999999999999999'],
  'last-active': ['0', '1', '999999999999999'],
  owner: ['_', '0', 'constructor', '__proto__'],
  intents: [
    'o k withdrawAll 0 i 0 sending\n',
    'o k nothing 999999999999999 i 999999999999999.9999 unknown\n',
    'o k transfer 1 i - sending\n'.repeat(500),
  ],
  locale: ['th', 'la', 'en'],
  theme: ['light', 'dark'],
  'deposit-limit': [
    'THB 0',
    'THB -',
    'XXX 999999999999999',
    'THB 999999999999999 - 999999999999999',
    'THB - - 0',
  ],
  visit: ['0 0 0', '999999999999999 0 9999', '0 999999999999999 0'],
  'wanted-path': ['/user/../..//evil', '/user\\\\evil', '/user?next=javascript:x', '/user/%E0%A4%A'],
  'open-qr': ['KBANK XXX - 0 %FF%C0', 'WW THB 999999999999999 999999999999999 x', 'PAYTIMZ THB 0 1 ..'],
  pending: ['a', 'a b c d', '__proto__ constructor', '<script> "'],
  'seen-slip': ['x', ' '.repeat(300), '__proto__'],
  'tab-owner': ['_', 'constructor'],
  'chat-draft': ['u1\nhello', '__proto__\n<script>', 'null\n\n'],
  registration: ['      ', '1 1 1 t r 99 999999999999999', '%FF %C0 %E0%A4%A t % 0 0', '__proto__  1 t   '],
  'last-sync-time': ['0', '999999999999999'],
  'invite-code': ['-', '_'.repeat(64)],
  'registered-currency': ['0:AAA', 'zzzzzzz:ZZZZZZZZ'],
  'video-places': ['x:0', 'constructor:99999 play:00000'],
  'guest-id': ['-'.repeat(22), '_'.repeat(64)],
};
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.string({ maxLength: 50 }),
  fc.constantFrom(
    '',
    ' ',
    'null',
    'undefined',
    'NaN',
    '{}',
    '[]',
    '-1',
    '1e9',
    '0x10',
    'true\n',
    'x'.repeat(5000),
  ),
  fc.constantFrom(...Object.values(WELL_FORMED).flat()),
);

it('there is a case for every name with more than a few values', () => {
  const fixed = ['remember-agreement', 'wheel-sound'];
  expect(Object.keys(WELL_FORMED).concat(fixed).sort()).toEqual([...STORED_NAMES].sort());
});

it.each(STORED_NAMES)(
  '%s: hundreds of wrong values are dropped, and what passes can be stored again',
  (name) => {
    fc.assert(
      fc.property(anyText, (value) => {
        const area = memoryStorage();
        area.setItem(name, value);
        const found = storedValues(area).get(name);
        expect(found === null || found === value).toBe(true);
        expect(area.getItem(name)).toBe(found);
        for (const kept of [
          { local: area, session: memoryStorage() },
          { local: memoryStorage(), session: area },
        ])
          expect(() => createSession(kept).follow(window)()).not.toThrow();
      }),
      { numRuns: isExhaustive ? 1000 : 200 },
    );
  },
);

describe('the app with wrong values in every place', () => {
  beforeAll(() => Promise.all([PAGES.home, PAGES.statement, PAGES.login].map((page) => page.preload())));
  const WRITES = Object.values(endpoints).filter(({ effect }) => effect === 'write');
  const ROUNDS = isExhaustive ? 1000 : 8;
  /** The same in every run. */
  const [rounds] = fc.sample(
    fc.array(
      fc.record(
        Object.fromEntries(
          STORED_NAMES.map((name) => [
            name,
            fc.oneof(anyText, fc.constantFrom(...(WELL_FORMED[name] ?? ['x']))),
          ]),
        ),
      ),
      {
        minLength: ROUNDS,
        maxLength: ROUNDS,
      },
    ),
    { seed: 21, numRuns: 1 },
  ) as [Record<string, string>[]];

  it.each(rounds.map((kept, index) => [index, kept] as const))(
    '%i: shows the page and sends no write',
    async (index, kept) => {
      const path = ['/user/home', '/user/statement', '/login'][index % 3] ?? '';
      const isMember = path !== '/login';
      const { token: _, locale: __, 'logged-out': ___, ...others } = kept;
      const app = await renderApp({
        path,
        market: depositMarket,
        locale: 'en',
        kept: isMember ? others : kept,
        ...(isMember && { token: 't' }),
      });
      expect(await screen.findByRole('main')).toBeInTheDocument();
      expect(document.body).not.toHaveTextContent(/NaN|Invalid|undefined|\[object/);
      for (const endpoint of WRITES) expect(app.server.calls(endpoint)).toHaveLength(0);
    },
  );
});
