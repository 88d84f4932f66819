import { useSyncExternalStore } from 'react';
import { afterWrites } from '#/data/write/running-writes';

/** How Chrome, Firefox and Safari say that a module's file did not come; the last is Safari's for a page in its place. */
const MODULE_NOT_FETCHED =
  /dynamically imported module|importing a module script failed|not a valid javascript mime type/i;
/** What the bundler's loader says of a style sheet. */
const SHEET_NOT_FETCHED = /^unable to preload css for (\S+)/i;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Whether an error only says that code or styles could not be fetched. */
export const isNotFetched = (error: unknown): boolean =>
  MODULE_NOT_FETCHED.test(messageOf(error)) || SHEET_NOT_FETCHED.test(messageOf(error));

/** Why the page offers to be loaded anew: the server has a newer version, or the browser does not ask for a file again. */
type ReloadReason = 'newVersion' | 'notLoaded';

let offered: ReloadReason | null = null;
const listeners = new Set<() => void>();

function offer(reason: ReloadReason): void {
  offered = reason;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Why the page should be loaded anew; null if it need not be. */
export const useReloadReason = (): ReloadReason | null =>
  useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  );

/** Loads the page anew once no write is under way: until then the outcome of the write would be lost. */
export async function reloadPage(): Promise<void> {
  await afterWrites();
  window.location.reload();
}

type ServerState = 'unreachable' | 'sameVersion' | 'newVersion';

async function ask(): Promise<ServerState> {
  try {
    const response = await fetch('/', { cache: 'no-cache' });
    const page = response.ok ? await response.text() : '';
    if (!page.includes('id="root"')) return 'unreachable';
    const own = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][data-first]')].map(
      ({ href }) => new URL(href).pathname,
    );
    if (own.every((file) => page.includes(file))) return 'sameVersion';
    offer('newVersion');
    return 'newVersion';
  } catch {
    return 'unreachable';
  }
}

let check: Promise<ServerState> | undefined;

/**
 * Asks the server for the document, once for all that is missing at a time. It has a newer version if its page no longer
 * names the scripts that this page began with; it never names those that came later. A newer version is offered.
 */
export function checkServer(): Promise<ServerState> {
  check ??= ask().finally(() => {
    check = undefined;
  });
  return check;
}

/** Offers to load the page anew, if there is a connection. */
export async function offerReload(): Promise<ServerState> {
  const state = await checkServer();
  if (state === 'sameVersion') offer('notLoaded');
  return state;
}

/** Safari imports what it has preloaded, even a wrong page, also after a reload, until the file is fetched past the cache. */
async function refetchPreloads(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  await Promise.all(links.map(({ href }) => fetch(href, { cache: 'reload' }).catch(() => undefined)));
}

let refetch: Promise<void> | undefined;

/** Prepares another import of what could not be fetched. */
async function clearFailure(message: string): Promise<void> {
  const [, sheet] = SHEET_NOT_FETCHED.exec(message) ?? [];
  // The loader takes the sheet of any link for one that has come.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.href === sheet) link.remove();
  // Chrome and Firefox name the module's address, Safari does not.
  if (sheet !== undefined || message.includes('://')) return;
  refetch ??= refetchPreloads().finally(() => {
    refetch = undefined;
  });
  await refetch;
}

const failed = new Set<string>();

/**
 * To be called for everything that could not be fetched. What fails a second time although there is a connection is remembered by
 * the browser for the life of the page (Chrome before 156, Firefox): then only loading the page anew helps, which the page offers.
 */
export async function followFailure(error: unknown): Promise<void> {
  const message = messageOf(error);
  const isAgain = message.includes('://') && failed.has(message);
  failed.add(message);
  await clearFailure(message);
  await (isAgain ? offerReload() : checkServer());
}

/** Imports a page or a part of one that is to be shown: once more where its files did not come. */
export async function importPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!isNotFetched(error)) throw error;
    await clearFailure(messageOf(error));
    return load();
  }
}
