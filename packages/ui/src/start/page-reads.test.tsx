import { endpoints } from '@member-wallet/api-sdk';
import { PATHS, type PageName } from '#/navigation/paths';
import { laoMarket, oddMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import { parseEnv } from '#/app/settings/env';
import { readsOf } from './page-reads';
import { pagesOf } from '#/app/pages/page-at';
import { PAGES } from '#/app/pages/pages';

/** No response arrives, so all requests are those sent immediately. */
const NO_RESPONSES = Object.fromEntries(
  Object.keys(endpoints).map((name) => [name, () => new Promise<never>(() => undefined)]),
);
const SETTINGS = {
  'without a chat': {},
  'with the chat on its pages': { VITE_CHAT_URL: 'same-origin' },
  'with the chat everywhere': { VITE_CHAT_URL: 'same-origin', VITE_CHAT_EVERYWHERE: 'true' },
};
const NAMES = Object.keys(PATHS) as PageName[];

// Later requests are not first reads.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

beforeAll(() => {
  // jsdom has no canvas, which the wheel draws on.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

describe.each([
  ['Thai', thaiMarket],
  ['Lao', laoMarket],
  ['odd', oddMarket],
] as const)('in the %s market', (_, market) => {
  describe.each(Object.entries(SETTINGS))('%s', (__, settings) => {
    const names = NAMES.filter((name) => pagesOf(market).some(({ path }) => path === PATHS[name]));

    it.each(names)('declares the reads that %s sends when it opens', async (name) => {
      const { server } = await renderApp({
        path: PATHS[name],
        market,
        settings,
        answers: NO_RESPONSES,
        ...(PAGES[name].who === 'member' && { token: 't' }),
      });
      const sent = server.calls().map(({ operationId, input }) => [operationId, input]);
      const declared = readsOf(name, market, parseEnv(settings));
      expect(declared.map(([name, input]) => [name, input ?? {}]).sort()).toEqual(sent.sort());
    });
  });
});
