/** Helpers for scenes: members, visitors, and responses that are held, changed or refused. */
import type { Page } from 'playwright-core';
import type { Stack } from '../harness/page/browser';
import type { InterceptingProxy } from '../harness/network/intercepting-proxy';

export type Build = 'thai' | 'laos';

export interface SceneContext {
  /** A tab on an empty page of the app's origin. Its storage only contains the language and the accepted agreement. */
  readonly page: Page;
  readonly build: Build;
  readonly stack: Stack;
  readonly proxy: InterceptingProxy;
  /** Adds an init script for all pages of this scene. */
  readonly prepare: (script: () => void) => Promise<void>;
}

export type Scene = (context: SceneContext) => Promise<unknown>;

const DEMO: Record<Build, string> = { thai: '0812345678', laos: '02055512345' };
export const EMPTY: Record<Build, string> = { thai: '0898765432', laos: '02099887766' };
/** Members with an active bonus. */
export const BONUS: Record<Build, string> = { thai: '0865550123', laos: '02099887766' };
export const PASSWORD = 'demo1234';
export const MARKET: Record<Build, 'th' | 'la'> = { thai: 'th', laos: 'la' };

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Posts to the sandbox's console. */
export const postToConsole = (stack: Stack, path: string, body: unknown): Promise<Response> =>
  fetch(`${stack.sandbox}/console/${path}`, json(body));

/** Cached for the whole run, because the sandbox hashes the password at each log-in. */
const tokens = new Map<string, string>();

async function tokenOf({ stack, build }: SceneContext, phone: string): Promise<string> {
  const key = `${stack.sandbox} ${phone}`;
  const known = tokens.get(key);
  if (known !== undefined) return known;
  const answer = await fetch(
    `${stack.sandbox}/${MARKET[build]}/api/login`,
    json({ username: phone, password: PASSWORD }),
  );
  const { token } = (await answer.json()) as { token: string };
  tokens.set(key, token);
  return token;
}

/** Stores a value in the tab's sessionStorage. */
export const keepInTab = ({ page }: SceneContext, key: string, value: string): Promise<void> =>
  page.evaluate(([name, kept]) => sessionStorage.setItem(name, kept), [key, value] as const);

/** Opens a page as a member whose session is in sessionStorage. */
export async function member(
  context: SceneContext,
  path: string,
  phone = DEMO[context.build],
): Promise<void> {
  await keepInTab(context, 'token', await tokenOf(context, phone));
  await context.page.goto(path);
  await context.page.locator('main').waitFor();
}

/** Waits for the games' carousel, which replaces the still row when the page is idle. */
export const carousel = (page: Page): Promise<void> => page.locator('.slick-slide').first().waitFor();

export async function visitor({ page }: SceneContext, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main, h1').first().waitFor();
}

/** Holds the responses from this address, to show the loading state. */
export const hold = ({ proxy }: SceneContext, path: string): void => proxy.handle(path, () => 'hold');

/** Responds to requests to this address with the given body. */
export const answer = ({ proxy }: SceneContext, path: string, body: unknown, status = 200): void =>
  proxy.handle(path, () => ({ status, body }));

/** Refuses requests to this address with an error code. */
export const refuse = (
  context: SceneContext,
  path: string,
  message = 'INTERNAL_SERVER_ERROR',
  status = 400,
): void => answer(context, path, { message }, status);

/** Drops connections of requests to this address without a response. */
export const cut = ({ proxy }: SceneContext, path: string): void => proxy.handle(path, () => 'cut');

/** Changes the server's responses from this address. */
export const change = <T>({ proxy }: SceneContext, path: string, edit: (body: T) => unknown): void =>
  proxy.handle(path, async (_, own) => {
    const { status, body } = await own();
    return { status, body: edit(body as T) };
  });

export const next = (page: Page): Promise<void> => page.locator('form button[type=submit]').click();
export const dialog = (page: Page) => page.locator('dialog[open]').last();
export const alertDialog = (page: Page): Promise<void> =>
  page.locator('dialog[open][role=alertdialog]').waitFor();
/** Waits for the loading indicator. */
export const untilLoading = (page: Page): Promise<void> =>
  page.locator('[aria-busy=true], [class*=_bar_]').first().waitFor();

/** Keeps toasts open, so that they can be audited. */
export const keepToasts = ({ prepare }: SceneContext): Promise<void> =>
  prepare(() => {
    const later = window.setTimeout;
    const patient = (what: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === 2000 || ms === 4000 ? 0 : later(what, ms, ...rest);
    window.setTimeout = patient as typeof window.setTimeout;
  });

export const toast = (page: Page): Promise<void> => page.locator('[class*=_toast_]').first().waitFor();
