/** How scenes get to a place: members, visitors, answers of the server that are held, changed or refused. */
import type { Page } from 'playwright-core';
import type { Stack } from '../harness/browser';
import type { Front } from '../harness/front';

export type Build = 'thai' | 'laos';

export interface SceneContext {
  /** A tab on an empty page of the app's origin, with nothing in its storage but the language and the agreement. */
  readonly page: Page;
  readonly build: Build;
  readonly stack: Stack;
  readonly front: Front;
  /** Runs in every page of this scene before its own scripts. */
  readonly prepare: (script: () => void) => Promise<void>;
}

export type Scene = (context: SceneContext) => Promise<unknown>;

const DEMO: Record<Build, string> = { thai: '0812345678', laos: '02055512345' };
export const EMPTY: Record<Build, string> = { thai: '0898765432', laos: '02099887766' };
/** Members with a bonus under way. */
export const BONUS: Record<Build, string> = { thai: '0865550123', laos: '02099887766' };
export const PASSWORD = 'demo1234';
export const MARKET: Record<Build, 'th' | 'la'> = { thai: 'th', laos: 'la' };

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Says something to the sandbox's console. */
export const tellConsole = (stack: Stack, path: string, body: unknown): Promise<Response> =>
  fetch(`${stack.sandbox}/console/${path}`, json(body));

/** Tokens are good for the whole run: logging in costs the sandbox a password hash. */
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

/** Puts a value where the page keeps what belongs to this tab. */
export const keepInTab = ({ page }: SceneContext, key: string, value: string): Promise<void> =>
  page.evaluate(([name, kept]) => sessionStorage.setItem(name, kept), [key, value] as const);

/** Opens a page of a member's, in this tab only. */
export async function member(
  context: SceneContext,
  path: string,
  phone = DEMO[context.build],
): Promise<void> {
  await keepInTab(context, 'token', await tokenOf(context, phone));
  await context.page.goto(path);
  await context.page.locator('main').waitFor();
}

export async function visitor({ page }: SceneContext, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main, h1').first().waitFor();
}

/** Answers to this address never come: what a member sees meanwhile. */
export const hold = ({ front }: SceneContext, path: string): void => front.handle(path, () => 'hold');

/** Answers to this address are these. */
export const answer = ({ front }: SceneContext, path: string, body: unknown, status = 200): void =>
  front.handle(path, () => ({ status, body }));

/** The server refuses with a code of the catalogue. */
export const refuse = (
  context: SceneContext,
  path: string,
  message = 'INTERNAL_SERVER_ERROR',
  status = 400,
): void => answer(context, path, { message }, status);

/** The line is cut before an answer comes. */
export const cut = ({ front }: SceneContext, path: string): void => front.handle(path, () => 'cut');

/** What the server says to this address, changed. */
export const change = <T>({ front }: SceneContext, path: string, edit: (body: T) => unknown): void =>
  front.handle(path, async (_, own) => {
    const { status, body } = await own();
    return { status, body: edit(body as T) };
  });

export const next = (page: Page): Promise<void> => page.locator('form button[type=submit]').click();
export const dialog = (page: Page) => page.locator('dialog[open]').last();
export const alertDialog = (page: Page): Promise<void> =>
  page.locator('dialog[open][role=alertdialog]').waitFor();
/** Something that is still to come. */
export const waiting = (page: Page): Promise<void> =>
  page.locator('[aria-busy=true], [class*=_bar_]').first().waitFor();

/** Toasts stay: what goes by itself after seconds is looked at too. */
export const keepToasts = ({ prepare }: SceneContext): Promise<void> =>
  prepare(() => {
    const later = window.setTimeout;
    const patient = (what: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === 2000 || ms === 4000 ? 0 : later(what, ms, ...rest);
    window.setTimeout = patient as typeof window.setTimeout;
  });

export const toast = (page: Page): Promise<void> => page.locator('[class*=_toast_]').first().waitFor();
