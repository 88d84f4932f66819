import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BootOptions, namedBrand } from '#/start/boot-options';
import { renderStart, startAddresses, VISITOR_START } from '#/start/prerender';

const addressOf = (file: string) =>
  pathToFileURL(join(__dirname, '../../../../tooling/configs/vite', file)).href;

/** The page's start scripts, as the build writes them: from ES modules, which Node can import and Jest cannot. */
function startScripts(facts: object): Readonly<Record<'tell' | 'notStarted' | 'choose' | 'place', string>> {
  const print = `
    import { readFileSync } from 'node:fs';
    import { chooseStart, placeStart } from '${addressOf('start-script.js')}';
    import { notStartedPage, tellNotStarted } from '${addressOf('not-started.js')}';
    const facts = JSON.parse(readFileSync(0, 'utf8'));
    process.stdout.write(JSON.stringify({
      tell: tellNotStarted(),
      notStarted: notStartedPage(Object.values(facts.languages)),
      choose: chooseStart(facts),
      place: placeStart('/assets/start.css', facts.appName),
    }));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', print], {
      input: JSON.stringify(facts),
      encoding: 'utf8',
    }),
  );
}

function run(script: string): void {
  const element = document.createElement('script');
  element.textContent = script;
  document.body.append(element);
  element.remove();
}

/**
 * The document that the build writes for a market. Opening it at an address shows what a browser shows before the code
 * has come, in the language and for the session that the storage holds.
 * @returns opens it, with what the host has inlined of settings.json, and returns the root
 */
export async function startDocument(
  options: BootOptions,
): Promise<(path: string, settings?: string) => HTMLElement> {
  const { market } = options;
  const start = await renderStart(options);
  const { tell, notStarted, choose, place } = startScripts({
    appName: namedBrand(options).name,
    defaultLocale: market.defaultLocale,
    addresses: startAddresses(market),
    visitorStart: VISITOR_START,
    languages: start,
    files: Object.fromEntries(market.locales.map((locale) => [locale, { fonts: [], modules: { '': [] } }])),
    // The simulated browser never paints, so nothing is fetched: boot() is called by the test.
    entry: '/assets/app.js',
    imports: [],
  });
  const texts = Object.entries(start).flatMap(([locale, { parts }]) =>
    Object.entries(parts).map(
      ([name, part]) => `<script type="text/html" data-start="${locale} ${name}">${part}</script>`,
    ),
  );
  return (path, settings = '{}') => {
    document.documentElement.removeAttribute('data-start');
    document.documentElement.lang = '';
    document.title = '';
    document.body.innerHTML = `${notStarted}<script type="application/json" id="settings">${settings}</script><div id="root"></div>${texts.join('')}`;
    window.history.replaceState(null, '', path);
    run(tell);
    run(choose);
    run(place);
    const root = document.getElementById('root');
    if (!root) throw new Error('The document has no root.');
    return root;
  };
}
