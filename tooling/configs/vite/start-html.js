import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { contentSecurityPolicy, headerFiles, securityHeaders } from './security-headers.js';
import { NOT_STARTED_STYLE, notStartedPage, tellNotStarted } from './not-started.js';
import { startFiles } from './start-files.js';
import { sendFirstReads } from './start-reads.js';
import { chooseStart, placeStart } from './start-script.js';
import { dividedByFonts, usedStyles } from './used-styles.js';

const ENTRY = 'virtual:start';

const entrySource = (/** @type {string} */ root) => `
import { MEMBER_START, pagesOf, renderStart, startAddresses, VISITOR_START } from '@member-wallet/ui/prerender';
import { startReads } from '@member-wallet/ui/start-reads';
import { parseEnv } from '@member-wallet/ui/env';
import { settingProblem } from '@member-wallet/ui/setting-problems';
import { settingsSchema } from '@member-wallet/ui/settings-schema';
import { reportSchema } from '@member-wallet/ui/report-schema';
import { brand } from '${root}/src/brand';
import { market } from '${root}/src/market';
const env = parseEnv(import.meta.env, settingProblem);
export const start = await renderStart({ market, brand, env });
export const addresses = startAddresses(market);
export const pages = ['/', MEMBER_START, ...pagesOf(market).map(({ path }) => path)];
export const visitorStart = VISITOR_START;
export const reads = await startReads({ market, env });
export const appName = env.appName ?? brand.name;
export const schemas = { settings: settingsSchema(), report: reportSchema() };
export { env, market };
`;

/**
 * What the entry exports; the app itself validates the market and the settings.
 * @typedef {object} Start
 * @property {Record<string, { tag: string, titles: Record<string, string>, parts: Record<string, string>,
 *   notStarted: import('./not-started.js').NotStartedTexts }>} start by locale: the HTML of the prerendered parts by name
 * @property {Record<string, string>} addresses what is shown at which address: a page's path and the names of its parts
 * @property {string[]} pages the addresses of all pages
 * @property {string} visitorStart
 * @property {import('./start-reads.js').StartReads} reads what the page that shows will ask for
 * @property {string} appName
 * @property {{ settings: object, report: object }} schemas of settings.json and of what the page reports
 * @property {{ apiBaseUrl: string, chatUrl?: string | null, reports: { url: string } | null }} env
 * @property {{ defaultLocale: string, locales: string[] }} market
 */

/**
 * Renders the start pages: builds the app for Node and runs the result.
 * @param {() => import('vite').InlineConfig} makeBase @param {string} root
 * @returns {Promise<Start>}
 */
async function renderStartPages(makeBase, root) {
  const base = makeBase();
  // Inside the app's folder, so that Node finds its dependencies.
  const outDir = await mkdtemp(join(root, 'node_modules', '.start-'));
  try {
    await build({
      ...base,
      configFile: false,
      logLevel: 'warn',
      root,
      plugins: [
        ...(base.plugins ?? []),
        {
          name: 'start-entry',
          resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
          load: (id) => (id === `\0${ENTRY}` ? entrySource(root) : null),
        },
      ],
      build: {
        ssr: true,
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: { start: ENTRY }, output: { entryFileNames: 'start.mjs' } },
      },
      ssr: { noExternal: true },
    });
    return await import(pathToFileURL(join(outDir, 'start.mjs')).href);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

const SHEET_LINK = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+\.css)">/g;

/**
 * The style sheets of the page and of the prerendered screens. Those of the page come first, and those of a component
 * before those of the screen that uses it, because a screen's rules override what they build on.
 * @param {import('vite').Rolldown.OutputBundle} bundle @param {{ screens: readonly string[], html: string }} page
 */
function startSheets(bundle, { screens, html }) {
  const found = new Set([...html.matchAll(SHEET_LINK)].map(([, file = '']) => file));
  /** @param {import('vite').Rolldown.OutputBundle[string] | undefined} chunk @param {Set<string>} seen */
  const visit = (chunk, seen) => {
    if (!chunk || chunk.type !== 'chunk' || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const name of chunk.imports) visit(bundle[name], seen);
    for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    if (screens.some((screen) => chunk.moduleIds.some((id) => id.endsWith(screen)))) visit(chunk, new Set());
  }
  return [...found];
}

/** @param {import('vite').Rolldown.OutputBundle} bundle @param {string} file */
function sheetText(bundle, file) {
  const sheet = bundle[file];
  if (sheet?.type !== 'asset') throw new Error(`The build has no style sheet called "${file}".`);
  return String(sheet.source).trim();
}

const INLINE_STYLE = / style="/;

const SCRIPT_TAG = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g;
const PRELOAD_LINK = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;

/**
 * The app's first module and what it imports, whose tags the start script replaces. The first module is the last that
 * the page names: Vite lets the page name what a module only imports.
 * @param {string} html
 */
function entryFiles(html) {
  const addresses = (/** @type {RegExp} */ tag) => [...html.matchAll(tag)].map(([, address = '']) => address);
  const named = addresses(SCRIPT_TAG);
  const entry = named.pop();
  if (!entry) throw new Error('The page names no script.');
  return { entry, imports: [...named, ...addresses(PRELOAD_LINK)] };
}

/**
 * Adds the parts of the prerendered pages to the HTML, in every language of the market. The styles that they use are part of
 * it, so that the first paint waits for nothing else. Also adds the content security policy and writes the header files.
 * @param {object} options
 * @param {() => import('vite').InlineConfig} options.base
 * @param {string} options.root
 * @param {Record<import('./start-files.js').StartScreen, string[]>} options.screens
 * @param {string} options.policyReportUrl where browsers report breaches of the policy; empty for nowhere
 * @returns {import('vite').Plugin}
 */
export function startHtml({ base, root, screens, policyReportUrl }) {
  /** @type {Record<string, string>} */
  let files = {};
  return {
    name: 'start-html',
    apply: 'build',
    // After the plugin that emits the page, because the headers depend on it.
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const { start, addresses, pages, visitorStart, reads, env, market, appName, schemas } =
          await renderStartPages(base, root);
        // One part after the other, not one language: compression finds the markup that they share.
        const names = new Set(Object.values(start).flatMap(({ parts }) => Object.keys(parts)));
        const parts = [...names].flatMap((name) =>
          Object.entries(start).map(
            ([locale, { parts }]) => /** @type {const} */ ([`${locale} ${name}`, parts[name] ?? '']),
          ),
        );
        for (const [name, part] of parts) {
          if (/<\/?script/i.test(part)) throw new Error(`The prerendered part "${name}" contains a script.`);
          if (INLINE_STYLE.test(part)) {
            throw new Error(
              `The prerendered part "${name}" has a style attribute, which the policy forbids: use a class.`,
            );
          }
        }
        const languages = Object.fromEntries(
          Object.entries(start).map(([locale, { tag, titles }]) => [locale, { tag, titles }]),
        );
        const sheets = startSheets(bundle, { screens: Object.values(screens).flat(), html });
        const styles = sheets.map((file) => sheetText(bundle, file)).join('');
        const { fonts, rest: later } = dividedByFonts(styles);
        const style = usedStyles(later, parts.map(([, part]) => part).join('')) + NOT_STARTED_STYLE;
        const laterFile = `assets/start-${createHash('sha256').update(later).digest('base64url').slice(0, 8)}.css`;
        const { defaultLocale, locales } = market;
        const scripts = [
          chooseStart({
            appName,
            defaultLocale,
            addresses,
            visitorStart,
            languages,
            files: startFiles(bundle, { locales, html, screens }),
            ...entryFiles(html),
          }),
          placeStart(`/${laterFile}`, appName),
          sendFirstReads(reads),
          tellNotStarted(),
        ];
        const policy = contentSecurityPolicy({
          inlineScripts: scripts,
          // Nothing: the element that the chat fills where style sheets cannot be constructed.
          inlineStyles: [style, fonts, ''],
          apiBaseUrl: env.apiBaseUrl,
          chatUrl: env.chatUrl ?? '',
          reportUrl: env.reports?.url ?? '',
        });
        files = {
          ...headerFiles(securityHeaders(policy, policyReportUrl), pages),
          [laterFile]: later,
          'settings.json': '{}\n',
          'settings.schema.json': `${JSON.stringify(schemas.settings, null, 2)}\n`,
          'report.schema.json': `${JSON.stringify(schemas.report, null, 2)}\n`,
        };
        // Vite fetches the sheets of a screen that no link names.
        const named = sheets.map((file) => `<link rel="stylesheet" disabled href="/${file}">`);
        const head = [
          `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
          `<style media="not all">${fonts}</style>`,
          // Empty until a host puts settings.json there: then the page does not fetch it.
          '<script type="application/json" id="settings"></script>',
          `<script>${scripts[3]}</script>`,
          `<script>${scripts[0]}</script>`,
          `<script>${scripts[2]}</script>`,
        ].join('\n    ');
        // As text: only what shows is parsed.
        const texts = parts.map(
          ([name, part]) => `<script type="text/html" data-start="${name}">${part}</script>`,
        );
        return html
          .replaceAll('%APP_NAME%', appName)
          .replace('<!--start:head-->', () => head)
          .replaceAll(SHEET_LINK, '')
          .replaceAll(SCRIPT_TAG, '')
          .replaceAll(PRELOAD_LINK, '')
          .replace('</head>', () => `  <style>${style}</style>\n    ${named.join('\n    ')}\n  </head>`)
          .replace('<div id="root">', () => `${notStartedPage(Object.values(start))}\n    <div id="root">`)
          .replace('<!--start:body-->', () => `${texts.join('\n    ')}\n    <script>${scripts[1]}</script>`);
      },
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
