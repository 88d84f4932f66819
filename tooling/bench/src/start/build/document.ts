import { setImmediate as nextTask } from 'node:timers/promises';
import { withSettings } from '@member-wallet/release/hosting/settings.mjs';
import { JSDOM, VirtualConsole } from 'jsdom';
import { storedOf, type Route } from '../routes';
import { type Build, textOf } from './build';

/** The requests of a document before any of its modules runs; files as paths without the first slash. */
interface DocumentRequests {
  /** Scripts that it runs or preloads. */
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  readonly fonts: readonly string[];
  /** The URLs of the reads that its inline scripts send. */
  readonly reads: readonly string[];
  /** The sheets that it links, including disabled ones: the bundler's loader fetches none of them again. */
  readonly namedSheets: readonly string[];
}

const ORIGIN = 'http://127.0.0.1';

/**
 * Runs the inline scripts of the built page as a browser would on this route, so that the result does not depend on how
 * the page chooses its files. Throws if an inline script fails.
 *
 * The app itself does not run, because jsdom rejects every `import()`. The fonts, which the document fetches after the
 * code, are still among the requests, because it fetches them even if the code fails to load.
 */
export async function requestsOfDocument(build: Build, route: Route): Promise<DocumentRequests> {
  const failures: unknown[] = [];
  const reads: string[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error: Error) => failures.push(error));
  const { window } = new JSDOM(withSettings(textOf(build, 'index.html'), {}), {
    url: `${ORIGIN}${route.path}`,
    runScripts: 'dangerously',
    virtualConsole,
    beforeParse(page) {
      for (const [name, value] of Object.entries(storedOf(route.isMember, 'a-token')))
        page.localStorage.setItem(name, value);
      page.matchMedia = (media) => ({ media, matches: false }) as MediaQueryList;
      // jsdom has none of these.
      Object.assign(page, { Headers, Request, Response });
      // Requests are recorded and never answered, because no inline script waits for a response.
      page.fetch = async (input) => {
        reads.push(typeof input === 'object' && 'url' in input ? input.url : String(input));
        return new Promise<never>(() => undefined);
      };
      Object.assign(page.XMLHttpRequest.prototype, {
        open: (_method: string, url: string | URL) => reads.push(String(url)),
        setRequestHeader: () => undefined,
        send: () => undefined,
      });
    },
  });
  // The rejections of import() are handled before the next task.
  await nextTask();
  const { document } = window;
  const addresses = (selector: string, attribute: 'href' | 'src') => [
    ...new Set(
      [...document.querySelectorAll(selector)]
        .map((element) => new URL(element.getAttribute(attribute) ?? '', `${ORIGIN}/`))
        .filter(({ origin }) => origin === ORIGIN)
        .map(({ pathname }) => pathname.slice(1)),
    ),
  ];
  const preloaded = addresses('link[rel=modulepreload], link[rel=preload]', 'href');
  const found = {
    scripts: [
      ...new Set([...addresses('script[src]', 'src'), ...preloaded.filter((file) => file.endsWith('.js'))]),
    ],
    sheets: addresses('link[rel=stylesheet]:not([disabled])', 'href'),
    fonts: preloaded.filter((file) => file.endsWith('.woff2')),
    reads,
    namedSheets: addresses('link[rel=stylesheet]', 'href'),
  };
  window.close();
  if (failures.length > 0) throw new AggregateError(failures, `${build.name}: an inline script failed.`);
  // Otherwise all modules would be missing from the figures.
  if (found.scripts.length === 0) throw new Error(`${build.name}: the document names no script.`);
  return found;
}
