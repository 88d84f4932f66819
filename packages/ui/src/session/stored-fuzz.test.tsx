import { endpoints } from '@member-wallet/api-sdk';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { PAGES } from '#/app/pages/pages';
import { depositMarket } from '#/testing/deposits';
import { renderApp } from '#/testing/render-app';
import { memoryStorage } from './browser-storage';
import { createSession } from './session';
import { STORED_NAMES, storedValues } from './stored-values';

const isExhaustive = process.env['EXHAUSTIVE'] === '1';
const intent = (changes: object) =>
  JSON.stringify([
    {
      owner: 'o',
      key: 'k',
      operationId: 'transfer',
      at: 0,
      input: 'i',
      amount: 1,
      state: 'sending',
      ...changes,
    },
  ]);
/** Values that are well-formed but meaningless, so that the schemas accept them. */
const WELL_FORMED: Readonly<Record<string, readonly string[]>> = {
  'logged-out': ['0', '1', '999999999999999', '000'],
  token: ['!', '~'.repeat(4096), '"', "'", '<script>', '%0d%0aX-Injected:1', 'null', 'undefined'],
  since: ['0', '1', '999999999999999'],
  'last-active': ['0', '1', '999999999999999'],
  owner: ['_', '0', 'constructor', '__proto__'],
  intents: [
    intent({ owner: 'o', key: 'k', amount: 0 }),
    intent({ operationId: 'nothing', at: 999_999_999_999_999, amount: 1e15 }),
    JSON.stringify(Array(500).fill(JSON.parse(intent({ amount: null }))[0])),
    'o k transfer 1 i - sending\n'.repeat(500),
  ],
  locale: ['th', 'la', 'en'],
  theme: ['light', 'dark'],
  'deposit-limit': [
    '{"currency":"THB","amount":0,"next":null}',
    '{"currency":"XXX","amount":null,"next":{"amount":999999999999999,"from":0}}',
    'THB - - 0',
  ],
  visit: [
    '{"startedAt":0,"seenAt":0,"reminded":0}',
    '{"startedAt":999999999999999,"seenAt":0,"reminded":9999}',
    '{"startedAt":0,"seenAt":999999999999999,"reminded":0}',
  ],
  'wanted-path': ['/user/../..//evil', '/user\\\\evil', '/user?next=javascript:x', '/user/%E0%A4%A'],
  'open-qr': [
    '{"provider":"KBANK","currency":"XXX","amount":null,"deadline":0,"id":"%FF%C0"}',
    '{"provider":"WW","currency":"THB","amount":999999999999999,"deadline":999999999999999,"id":"x"}',
    'PAYTIMZ THB 0 1 ..',
  ],
  pending: ['["a"]', '["a","b","c","d"]', '["__proto__","constructor"]', '<script> "'],
  'seen-slip': ['x', ' '.repeat(300), '__proto__'],
  'tab-owner': ['_', 'constructor'],
  'chat-draft': ['u1\nhello', '__proto__\n<script>', 'null\n\n'],
  registration: [
    '{}',
    '{"phone":"1","sentOtp":{"phone":"1","token":"t","reference":"r","length":99,"resendAt":999999999999999}}',
    '{"phone":"%FF %C0","__proto__":{"verifiedPhone":"1"}}',
    '{"verifiedPhone":"","sentOtp":{"phone":"","token":"","reference":"","length":null,"resendAt":0}}',
  ],
  'last-sync-time': ['0', '999999999999999'],
  'invite-code': ['-', '_'.repeat(64)],
  'registered-currency': ['{"owner":"0","currency":"AAA"}', 'zzzzzzz:ZZZZZZZZ'],
  'video-places': ['{"x":0}', '{"constructor":99999,"play":0}', '{}', 'constructor:99999 play:00000'],
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
    '{"__proto__":1}',
    '[[]]',
    '"th"',
  ),
  fc.constantFrom(...Object.values(WELL_FORMED).flat()),
);

it('has a case for every name with more than a few values', () => {
  const fixed = ['remember-agreement', 'wheel-sound'];
  expect(Object.keys(WELL_FORMED).concat(fixed).sort()).toEqual([...STORED_NAMES].sort());
});

it.each(STORED_NAMES)('%s: drops hundreds of wrong values, and can store again what it accepts', (name) => {
  fc.assert(
    fc.property(anyText, (value) => {
      const area = memoryStorage();
      area.setItem(name, value);
      const values = storedValues(area);
      const found = values.get(name);
      const kept = area.getItem(name);
      expect(kept === null).toBe(found === null);
      if (found !== null) values.set(name, found);
      expect(area.getItem(name)).toBe(kept);
      expect(storedValues(area).get(name)).toEqual(found);
      for (const kept of [
        { local: area, session: memoryStorage() },
        { local: memoryStorage(), session: area },
      ])
        expect(() => createSession(kept).follow(window)()).not.toThrow();
    }),
    { numRuns: isExhaustive ? 1000 : 200 },
  );
});

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
