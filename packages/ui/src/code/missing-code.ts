import { useSyncExternalStore } from 'react';
import { afterWrites } from '#/data/write/running-writes';

/** The errors of Chrome, Firefox and Safari if a module fails to load; the last is Safari's if it gets an HTML page. */
const MODULE_NOT_FETCHED =
  /dynamically imported module|importing a module script failed|not a valid javascript mime type/i;
/** The error of the bundler's loader if a style sheet fails to load. */
const SHEET_NOT_FETCHED = /^unable to preload css for (\S+)/i;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Whether an error means that code or styles failed to load. */
export const isNotFetched = (error: unknown): boolean =>
  MODULE_NOT_FETCHED.test(messageOf(error)) || SHEET_NOT_FETCHED.test(messageOf(error));

/** Why the page offers a reload: the server has a newer version, or the browser has cached the failure of a file. */
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

/** Why the page should be reloaded; null if it need not be. */
export const useReloadReason = (): ReloadReason | null =>
  useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  );

/** Reloads the page once no write is running, because a reload would lose the outcome of the write. */
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
 * Requests the document from the server, once for simultaneous failures. The server has a newer version if its document
 * does not contain the scripts with which this page started; scripts that are loaded later are in no document. Offers a
 * reload for a newer version.
 */
export function checkServer(): Promise<ServerState> {
  check ??= ask().finally(() => {
    check = undefined;
  });
  return check;
}

/** Offers to reload the page, unless the server is unreachable. */
export async function offerReload(): Promise<ServerState> {
  const state = await checkServer();
  if (state === 'sameVersion') offer('notLoaded');
  return state;
}

/** Safari keeps a wrong preloaded response, even after a reload, until the file is fetched past the cache. */
async function refetchPreloads(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  await Promise.all(links.map(({ href }) => fetch(href, { cache: 'reload' }).catch(() => undefined)));
}

let refetch: Promise<void> | undefined;

/** Clears what would make another import fail again. */
async function clearFailure(message: string): Promise<void> {
  const [, sheet] = SHEET_NOT_FETCHED.exec(message) ?? [];
  // The bundler's loader treats the style sheet of any existing link as loaded.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.href === sheet) link.remove();
  // The rest is for Safari, whose message does not contain the module's URL.
  if (sheet !== undefined || message.includes('://')) return;
  refetch ??= refetchPreloads().finally(() => {
    refetch = undefined;
  });
  await refetch;
}

const failed = new Set<string>();

/**
 * Call this for every failed load. If the same file fails again although the server is reachable, the browser has
 * cached the failure for the life of the page (Chrome before 156, Firefox). Then only a reload helps, which is offered.
 */
export async function followFailure(error: unknown): Promise<void> {
  const message = messageOf(error);
  const isAgain = message.includes('://') && failed.has(message);
  failed.add(message);
  await clearFailure(message);
  await (isAgain ? offerReload() : checkServer());
}

/** Imports a page or a part of one. Retries once if its files fail to load. */
export async function importPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!isNotFetched(error)) throw error;
    await clearFailure(messageOf(error));
    return load();
  }
}
