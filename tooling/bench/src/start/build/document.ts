import { setImmediate as nextTask } from 'node:timers/promises';
import { withSettings } from '@member-wallet/release/hosting/settings.mjs';
import { JSDOM, VirtualConsole } from 'jsdom';
import { storedOf, type Route } from '../routes';
import { type Build, textOf } from './build';

/** What a document asks for before any of its modules runs; files as addresses without the first slash. */
interface DocumentRequests {
  /** Those that it runs or fetches ahead. */
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  readonly fonts: readonly string[];
  /** The addresses of the reads that its inline scripts send. */
  readonly reads: readonly string[];
  /** The sheets that it names, including disabled ones: the bundler's loader fetches none of them again. */
  readonly namedSheets: readonly string[];
}

const ORIGIN = 'http://127.0.0.1';

/**
 * Runs the inline scripts of the built page, as a browser that opens the route, so that it does not matter how the page
 * chooses its files. An inline script that fails here fails the caller.
 *
 * The app itself is not run: jsdom rejects every `import()`. What the document fetches after the code (the fonts) is
 * among the requests all the same, because it does so whether the code came or not.
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
      // Requests are written down and never answered: nothing here waits for one.
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
  // Otherwise everything below it would be missing from every figure.
  if (found.scripts.length === 0) throw new Error(`${build.name}: the document names no script.`);
  return found;
}
