import { afterWrites } from '#/data/running-writes';
import { offerNewVersion, versionCheck } from './new-version';

/** Once no write is under way. */
async function reload(): Promise<void> {
  await afterWrites();
  window.location.reload();
}

/**
 * Whether the server has another version than this page: then the page that it serves no longer names the scripts that
 * this one began with; it never names those that came later. False if it cannot be asked.
 */
async function hasNewVersion(): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-cache' });
    const page = response.ok ? await response.text() : '';
    const own = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][data-first]')].map(
      ({ href }) => new URL(href).pathname,
    );
    return page.includes('id="root"') && own.some((file) => !page.includes(file));
  } catch {
    // There is no connection, which the page says by itself.
    return false;
  }
}

/**
 * Asks for the version whenever code of the page cannot be fetched: its host may have removed it with an older version.
 * Loaded after the first screen, because until then nothing else is.
 */
export function followVersions(page: Window): void {
  page.addEventListener('vite:preloadError', () => {
    versionCheck.pending ??= hasNewVersion()
      .then((isThere) => {
        if (isThere) offerNewVersion(() => void reload());
      })
      .finally(() => {
        delete versionCheck.pending;
      });
  });
}
