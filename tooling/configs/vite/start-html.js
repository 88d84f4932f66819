import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { contentSecurityPolicy, headerFiles, securityHeaders } from './security-headers.js';
import { startFiles } from './start-files.js';
import { chooseStart, placeStart } from './start-script.js';

const ENTRY = 'virtual:start';

const entrySource = (/** @type {string} */ root) => `
import { renderStart, startAddresses } from '@member-wallet/ui/prerender';
import { brand } from '${root}/src/brand';
import { env } from '${root}/src/env';
import { market } from '${root}/src/market';
export const start = await renderStart({ market, brand, env });
export const addresses = startAddresses(market);
export const appName = env.appName ?? brand.name;
export { env, market };
`;

/**
 * What the entry exports; the app itself validates the market and the settings.
 * @typedef {object} Start
 * @property {Record<string, string>} start HTML by the page's name
 * @property {Record<string, string>} addresses the page's name by the address that it stands at
 * @property {string} appName
 * @property {{ apiBaseUrl: string, chatUrl?: string | null }} env
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
 * The style sheets of the page and of the prerendered screens. The page's come first, because a screen's rules override
 * the base.
 * @param {import('vite').Rolldown.OutputBundle} bundle @param {{ screens: string[], html: string }} page
 */
function startSheets(bundle, { screens, html }) {
  const found = new Set([...html.matchAll(SHEET_LINK)].map(([, file = '']) => file));
  /** @param {import('vite').Rolldown.OutputBundle[string] | undefined} chunk @param {Set<string>} seen */
  const visit = (chunk, seen) => {
    if (!chunk || chunk.type !== 'chunk' || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
    for (const name of chunk.imports) visit(bundle[name], seen);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const id = chunk.facadeModuleId ?? '';
    if (screens.some((screen) => id.endsWith(screen))) visit(chunk, new Set());
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

/**
 * Adds the prerendered pages to the HTML: the login page and the first register step for visitors, the shell for
 * members. Their styles are part of it, so that the first paint waits for nothing else. Also adds the content security
 * policy and writes the header files.
 * @param {{ base: () => import('vite').InlineConfig, root: string, screens: string[] }} options
 * @returns {import('vite').Plugin}
 */
export function startHtml({ base, root, screens }) {
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
        const { start, addresses, env, market, appName } = await renderStartPages(base, root);
        for (const [name, page] of Object.entries(start)) {
          if (INLINE_STYLE.test(page)) {
            throw new Error(
              `The prerendered page "${name}" has a style attribute, which the policy forbids: use a class.`,
            );
          }
        }
        const sheets = startSheets(bundle, { screens, html });
        const style = sheets.map((file) => sheetText(bundle, file)).join('');
        const { defaultLocale, locales } = market;
        const scripts = [
          chooseStart({ defaultLocale, addresses, files: startFiles(bundle, { locales, html }) }),
          placeStart(),
        ];
        const policy = contentSecurityPolicy({
          inlineScripts: scripts,
          inlineStyles: [style],
          apiBaseUrl: env.apiBaseUrl,
          chatUrl: env.chatUrl ?? '',
        });
        files = headerFiles(securityHeaders(policy));
        // Vite fetches the sheets of a screen that no link names.
        const named = sheets.map((file) => `<link rel="stylesheet" disabled href="/${file}">`);
        const head = [
          `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
          `<script>${scripts[0]}</script>`,
        ].join('\n    ');
        const templates = Object.entries(start).map(
          ([name, page]) => `<template data-start="${name}">${page}</template>`,
        );
        return html
          .replaceAll('%APP_NAME%', appName)
          .replace('<!--start:head-->', () => head)
          .replaceAll(SHEET_LINK, '')
          .replace('</head>', () => `  <style>${style}</style>\n    ${named.join('\n    ')}\n  </head>`)
          .replace(
            '<!--start:body-->',
            () => `${templates.join('\n    ')}\n    <script>${scripts[1]}</script>`,
          );
      },
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
