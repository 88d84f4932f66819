import { createClient, endpoints, getActive, getWallet, takeEarly } from '@member-wallet/api-sdk';
import { memoryStorage } from '#/session/browser-storage';
import { browserSession, createSession } from '#/session/session';
import type { Locale } from '#/i18n/locale';
import { laoMarket, oddMarket, thaiMarket } from '#/testing/markets';
import { dropUnusedResponses, takeFirstResponses } from './first-responses';
import { parseEnv } from '#/app/settings/env';
import { chosenLocale } from '#/app/shell/locale-choice';
import { firstPageAt } from '#/app/pages/page-at';
import { FILES } from '#/testing/start-files';
import { sendFirstReads } from './inline/first-reads';
import { readsOf, sendRead } from './page-reads';
import type { StartData } from './start-data';
import { startDataOf } from './start-data-of';

const API = 'https://api.example';
const env = parseEnv({ VITE_CHAT_URL: 'same-origin', VITE_API_BASE_URL: API });
const MARKETS = { Thai: thaiMarket, Lao: laoMarket, odd: oddMarket } as const;
type MarketName = keyof typeof MARKETS;

const Picture = () => null;
const brand = { name: 'Test Wallet', logo: Picture, heroArt: Picture, loginArt: Picture };
const built = Object.fromEntries(
  Object.entries(MARKETS).map(([name, market]) => [name, startDataOf({ market, brand, env }, {}, FILES)]),
) as Record<MarketName, Promise<StartData>>;

const ask = jest.fn(async (_url: string, _init: RequestInit) => ({
  status: 200,
  url: '',
  headers: new Headers(),
  text: async () => '{"message":"early"}',
}));

beforeEach(() => {
  ask.mockClear();
  Object.assign(window, { fetch: ask, whenShown: (run: () => void) => run() });
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.firstReads = undefined;
});

/** Sends the first reads of a path. @returns the requests, as `method path` */
async function open(name: MarketName, path: string): Promise<string[]> {
  const data = await built[name];
  window.history.replaceState(null, '', path);
  sendFirstReads(data);
  return ask.mock.calls.map(([url, { method }]) => `${method} ${url.replace(API, '')}`);
}
const headersSent = () => ask.mock.calls.map(([, { headers }]) => headers as Record<string, string>);

const HOME = ['GET /api/wallet', 'GET /api/spinwheel/active'];
const LOGIN = ['GET /api/lookup/active', 'GET /api/lookup/notice'];

describe('requests', () => {
  it.each<[string, string, string[]]>([
    ['a member at home', '/user/home', HOME],
    ['a member at an address that leads home', '/user/', HOME],
    ['a member at the root', '/', HOME],
    ['a member at the statement', '/user/statement?page=3#x', ['POST /api/statement', 'GET /api/wallet']],
    ['a member on a page of visitors', '/login', LOGIN],
    ['a member at an unknown address', '/user/nowhere', []],
  ])('%s', async (_, path, expected) => {
    localStorage.setItem('token', 'token-1');
    expect(await open('Thai', path)).toEqual(expected);
    for (const headers of headersSent()) expect(headers).toMatchObject({ Authorization: 'Bearer token-1' });
  });

  it.each(['/', '/login', '/user/statement', '/user/home/'])(
    'a visitor at %s: the reads of the log-in page, without a token',
    async (path) => {
      expect(await open('Lao', path)).toEqual(LOGIN);
      for (const headers of headersSent()) expect(headers).not.toHaveProperty('Authorization');
    },
  );

  describe('at home with a stored session', () => {
    const HOUR = 3_600_000;
    const [MEMBER, VISITOR] = ['reads of the member', 'reads of a visitor'];
    /** @param ago how many hours ago something happened */
    const keep = (area: Storage, ago: { since: number; active: number; out?: number }) => {
      const time = (hours: number) => String(Date.now() - hours * HOUR);
      area.setItem('token', 'token-1');
      area.setItem('since', time(ago.since));
      localStorage.setItem('last-active', time(ago.active));
      if (ago.out !== undefined) localStorage.setItem('logged-out', time(ago.out));
    };
    afterEach(() => {
      delete window.settings;
    });

    it.each([
      ['of the tab, active a moment ago', { since: 2, active: 0 }, 'sessionStorage', {}, MEMBER],
      ['of the tab, idle for an hour', { since: 2, active: 1 }, 'sessionStorage', {}, VISITOR],
      ['of the tab, logged out elsewhere', { since: 2, active: 0, out: 1 }, 'sessionStorage', {}, VISITOR],
      ['of the tab, newer than a log-out', { since: 1, active: 0, out: 2 }, 'sessionStorage', {}, MEMBER],
      ['remembered, idle for an hour', { since: 2, active: 1 }, 'localStorage', {}, MEMBER],
      ['remembered, 31 days old', { since: 744, active: 1 }, 'localStorage', {}, VISITOR],
      [
        'of the tab, idle for less than the settings allow',
        { since: 2, active: 1 },
        'sessionStorage',
        { VITE_IDLE_LOG_OUT_MINUTES: 90 },
        MEMBER,
      ],
      [
        'remembered, older than the settings allow',
        { since: 2, active: 0 },
        'localStorage',
        { VITE_LONGEST_SESSION_HOURS: 1 },
        VISITOR,
      ],
    ] as const)('%s', async (_, ago, area, settings, expected) => {
      keep(window[area], ago);
      window.settings = settings;
      expect(await open('Thai', '/user/home')).toEqual(expected === MEMBER ? HOME : LOGIN);
      const tokens = headersSent().map(({ Authorization }) => Authorization);
      expect(new Set(tokens)).toEqual(new Set([expected === MEMBER ? 'Bearer token-1' : undefined]));
    });
  });

  it('the statement: the query of its first page', async () => {
    sessionStorage.setItem('token', 'token-1');
    await open('Lao', '/user/statement');
    expect(ask.mock.calls[0]?.[1]).toMatchObject({
      body: '{"page":1,"limit":10}',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'lo' },
    });
  });

  it('contains no writes in any market', async () => {
    const reads = Object.values(endpoints).filter(({ effect }) => effect === 'read');
    const known = reads.map(({ method, path }) => `${method} ${path}`);
    for (const data of Object.values(built)) {
      const { requests } = await data;
      expect(requests.length).toBeGreaterThan(4);
      for (const { method, path } of requests) expect(known).toContain(`${method} ${path}`);
    }
  });
});

describe('with settings.json', () => {
  const settings = { VITE_API_BASE_URL: 'https://other.example/' };
  const urls = () => ask.mock.calls.map(([url]) => url);
  afterEach(() => {
    delete window.settings;
  });

  it('sends the reads immediately to its API if it is inlined', async () => {
    window.settings = settings;
    await open('Thai', '/login');
    expect(urls()).toEqual(LOGIN.map((each) => each.replace('GET ', 'https://other.example')));
    window.settings = { VITE_API_BASE_URL: '' };
    await open('Thai', '/login');
    expect(urls().slice(2)).toEqual(LOGIN.map((each) => each.replace('GET ', '')));
  });

  it('waits for it if it is being fetched', async () => {
    window.settings = Promise.resolve(settings);
    expect(await open('Thai', '/login')).toEqual([]);
    await window.settings;
    expect(urls()).toEqual(LOGIN.map((each) => each.replace('GET ', 'https://other.example')));
  });
});

describe('uses the session’s token', () => {
  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['that of the visit, if both exist', { token: 'kept' }, { token: 'of-visit' }],
    ['the stored one', { token: 'kept' }, {}],
    ['that of the visit', {}, { token: 'of-visit' }],
    ['the stored one, if that of the visit is invalid', { token: 'kept' }, { token: 'with space' }],
    ['none, if the only one is invalid', { token: 'ก' }, {}],
    ['none, if it is empty', {}, { token: '' }],
  ])('%s', async (_, local, session) => {
    for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value);
    for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value);
    await open('Thai', '/user/home');
    const { token } = browserSession().getState();
    expect(headersSent().length).toBeGreaterThan(0);
    for (const { Authorization } of headersSent()) {
      expect(Authorization).toBe(token === null ? undefined : `Bearer ${token}`);
    }
  });

  it('sends none if storage is blocked', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(await open('Thai', '/user/home')).toEqual(LOGIN);
    blocked.mockRestore();
  });
});

it.each([
  ['a visitor’s', null, '/login', LOGIN],
  ['a member’s', 'token-1', '/user/home', HOME],
])('the first reads wait until the page is shown: %s', async (_, token, path, expected) => {
  const waiting: (() => void)[] = [];
  Object.assign(window, { whenShown: (run: () => void) => waiting.push(run) });
  if (token !== null) localStorage.setItem('token', token);
  expect(await open('Thai', path)).toEqual([]);
  for (const run of waiting) run();
  expect(ask.mock.calls.map(([url, { method }]) => `${method} ${url.replace(API, '')}`)).toEqual(expected);
});

it('does not throw if fetch throws, and handles its rejections', async () => {
  ask.mockImplementationOnce(() => {
    throw new Error('no fetch');
  });
  await open('Thai', '/login');
  expect(window.firstReads).toBeUndefined();
  const failed = Promise.reject(new TypeError('Failed to fetch'));
  const handled = jest.spyOn(failed, 'catch');
  ask.mockImplementation(() => failed);
  await open('Thai', '/login');
  expect(window.firstReads).toHaveLength(2);
  expect(handled).toHaveBeenCalledTimes(2);
  ask.mockReset();
});

describe.each(['Thai', 'Lao', 'odd'] as const)('in the %s market', (name) => {
  it.each(['th', 'la', 'en', 'xx', 'constructor'])(
    'the client uses all responses and sends nothing itself if the stored language is "%s"',
    async (stored) => {
      ask.mockImplementation(async () => ({
        status: 200,
        url: '',
        headers: new Headers(),
        text: async () => '{}',
      }));
      const market = MARKETS[name];
      const { pages } = await built[name];
      expect(Object.keys(pages).length).toBeGreaterThan(7);
      for (const [path, token] of Object.keys(pages).flatMap((each) => [
        [each, null] as const,
        [each, 'token-1'] as const,
      ])) {
        localStorage.clear();
        localStorage.setItem('locale', stored);
        if (token !== null) localStorage.setItem('token', token);
        await open(name, path || '/');
        const session = browserSession();
        const transport = jest.fn(() => Promise.reject(new Error('sent again')));
        const locale: Locale = chosenLocale(market, session.stored);
        const answers = takeFirstResponses(window, session);
        expect(window.firstReads).toBeUndefined();
        const client = takeEarly(
          createClient({
            baseURL: env.apiBaseUrl,
            idempotencyKeys: true,
            getToken: () => session.getState().token,
            getLocale: () => locale,
            transport,
          }),
          answers,
        );
        const page = firstPageAt(market, path, token !== null);
        if (!page) throw new Error(path);
        const wanted = readsOf(page.name, market, env);
        expect(answers).toHaveLength(wanted.length);
        for (const read of wanted) await sendRead(client, read).catch(() => undefined);
        expect(transport).not.toHaveBeenCalled();
        expect(answers).toEqual([]);
      }
    },
  );
});

describe('the responses', () => {
  const early = () => ({
    firstReads: [
      {
        method: 'GET',
        url: '/api/lookup/active',
        headers: { 'X-Requested-With': 'XMLHttpRequest', Authorization: 'Bearer same' },
        response: Promise.resolve(new Response('{"active":true}')),
      },
    ],
  });
  const session = () => createSession({ local: memoryStorage(), session: memoryStorage() });

  it('are discarded by a log-out and log-in, even with the same token', async () => {
    const own = session();
    own.logIn('same', false);
    const answers = takeFirstResponses(early(), own);
    own.logOut();
    own.logIn('same', false);
    const transport = jest.fn(async () => ({ status: 200, text: '{"active":false}' }));
    const client = takeEarly(
      createClient({ baseURL: '', getToken: () => own.getState().token, transport }),
      answers,
    );
    await getActive(client);
    expect(transport).toHaveBeenCalledTimes(1);
  });

  it('are discarded some seconds after the first screen is shown', () => {
    jest.useFakeTimers();
    const answers = takeFirstResponses(early(), session());
    jest.advanceTimersByTime(60_000);
    expect(answers).toHaveLength(1);
    dropUnusedResponses(answers);
    jest.advanceTimersByTime(10_000);
    expect(answers).toHaveLength(0);
    jest.useRealTimers();
  });

  it('do not exist without the inline script, as in development', async () => {
    const transport = jest.fn(async () => ({ status: 200, text: '{}' }));
    const answers = takeFirstResponses({}, session());
    await getWallet.safe(takeEarly(createClient({ baseURL: '', transport }), answers));
    expect(transport).toHaveBeenCalledTimes(1);
  });
});
