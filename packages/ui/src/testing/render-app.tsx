import { type Answers, createTestBackend } from '@member-wallet/api-sdk/testing';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, StrictMode, useEffect } from 'react';
import { type Location, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { App } from '#/app/app';
import type { Brand } from '#/app/shell/brand';
import { parseEnv } from '#/app/settings/env';
import { preloadFirstScreen } from '#/start/first-screen';
import { createApi } from '#/data/api/api';
import { OwnCache } from '#/data/api/api-provider';
import { createI18n } from '#/i18n/create-i18n';
import type { TextPart } from '#/i18n/load-texts';
import type { Locale } from '#/i18n/locale';
import type { Market } from '#/market/market';
import { memoryStorage } from '#/session/browser-storage';
import { createSession } from '#/session/session';
import type { StorageArea } from '#/session/stored-values';
import { DEFAULT_ANSWERS } from './default-answers';
import { thaiMarket } from './markets';

const Drawing = () => <svg />;
const brand: Brand = { name: 'Test Wallet', logo: Drawing, heroArt: Drawing, loginArt: Drawing };

interface Options {
  readonly path: string;
  readonly market?: Market;
  readonly locale?: Locale;
  /** If given, the visitor is a logged-in member. */
  readonly token?: string;
  /** The stored values of the device, by name. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Build settings, as in an env file. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly answers?: Answers;
  /** The previous page, to which Back leads. */
  readonly earlier?: string;
  /** The timeout of every call, in milliseconds; the SDK's own if omitted. */
  readonly timeoutMs?: number;
  /** The parts of the texts that are loaded before those of the first screen; all if omitted. */
  readonly texts?: readonly TextPart[];
  /** Mounts everything twice, as boot() does during development. */
  readonly strict?: boolean;
  /** For a reloaded tab: its history entry, and the stored values of the browser. */
  readonly tab?: { readonly entry: Location | undefined; readonly areas: Areas };
}

interface Areas {
  readonly local: StorageArea;
  readonly session: StorageArea;
}

/** Renders the whole app at a path, against a test backend at the network boundary. */
export async function renderApp({
  path,
  market = thaiMarket,
  locale,
  token,
  kept = {},
  settings = {},
  answers,
  earlier,
  timeoutMs,
  texts,
  strict = false,
  tab,
}: Options) {
  const server = createTestBackend({ ...DEFAULT_ANSWERS, ...answers });
  const areas: Areas = tab?.areas ?? { local: memoryStorage(), session: memoryStorage() };
  if (locale !== undefined) areas.local.setItem('locale', locale);
  for (const [name, value] of Object.entries(kept)) areas.local.setItem(name, value);
  const env = parseEnv(settings);
  const session = createSession(areas, env.session);
  session.follow(window);
  if (token !== undefined) session.logIn(token, false);
  const i18n = await createI18n(locale ?? market.defaultLocale, texts);
  const client = server.client({
    getToken: () => session.getState().token,
    timeouts: { call: timeoutMs, upload: timeoutMs },
  });
  const locations: string[] = [];
  let go = (_: number) => undefined as void;
  let entry = tab?.entry;
  function Watch() {
    const here = useLocation();
    const { pathname, search } = here;
    const navigate = useNavigate();
    useEffect(() => {
      entry = here;
    }, [here]);
    useEffect(() => {
      go = (steps) => void navigate(steps);
    }, [navigate]);
    // Not in an effect, because an address counts as soon as it is rendered, even if the code of its page is still
    // loading.
    if (locations.at(-1) !== pathname + search) locations.push(pathname + search);
    return null;
  }
  await preloadFirstScreen(market, path.replace(/\?.*/, ''), token !== undefined, i18n.language as Locale);
  // No delays between keystrokes, which add up to seconds on a busy machine.
  const user = userEvent.setup({ delay: null });
  // Asynchronous, so that the first responses arrive within it.
  const Mode = strict ? StrictMode : Fragment;
  const view = await act(async () =>
    render(
      <Mode>
        <MemoryRouter initialEntries={[...(earlier === undefined ? [] : [earlier]), tab?.entry ?? path]}>
          <OwnCache>
            <App {...{ market, brand, session, i18n, env }} api={createApi(client, session)} />
          </OwnCache>
          <Watch />
        </MemoryRouter>
      </Mode>,
    ),
  );
  return {
    ...view,
    server,
    session,
    areas,
    user,
    i18n,
    location: () => locations.at(-1) ?? '',
    locations,
    /** The state of the tab that a reload keeps. */
    tab: () => ({ entry, areas }),
    goBack: () => act(async () => go(-1)),
    goForward: () => act(async () => go(1)),
  };
}
