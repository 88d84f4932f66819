import { floor } from '@member-wallet/configs/browsers';
import { inlineScripts } from './inline-scripts.js';
import { renderDocument } from './render-document.js';
import { contentSecurityPolicy, headerFiles, securityHeaders } from './security-headers.js';
import { startFiles, withoutScripts } from './start-files.js';
import { startStyles, withoutSheets } from './start-styles.js';

/** The supported browsers, as shown in unsupported ones. */
const SUPPORTED_BROWSERS = [
  `Chrome ${floor.chrome}`,
  `Samsung Internet ${Number(floor.samsunginternet_android)}`,
  `Firefox ${floor.firefox}`,
  `Safari ${floor.safari} (iOS ${floor.safari_ios})`,
].join(', ');

/** JSON for a script element, whose content must not contain a closing tag. */
const json = (/** @type {unknown} */ value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** @param {readonly [name: string, html: string][]} parts */
function checkParts(parts) {
  for (const [name, part] of parts) {
    if (/<\/?script/i.test(part)) throw new Error(`The prerendered part "${name}" contains a script.`);
    if (/ style="/.test(part)) {
      throw new Error(
        `The prerendered part "${name}" has a style attribute, which the policy forbids: use a class.`,
      );
    }
  }
}

/**
 * Adds the prerendered parts in every language of the market to the HTML, with the inline scripts that select among
 * them, their data, and the styles that the parts use, so that the first paint needs no other file. Also adds the
 * content security policy and writes the header files.
 * @param {object} options
 * @param {() => import('vite').InlineConfig} options.base creates the Vite configuration that all builds of the app
 *   share
 * @param {string} options.root the app's folder
 * @param {string} options.policyReportUrl where browsers report policy violations; empty for nowhere
 * @returns {import('vite').Plugin}
 */
export function startDocument({ base, root, policyReportUrl }) {
  /** @type {Record<string, string>} */
  let files = {};
  return {
    name: 'start-document',
    apply: 'build',
    // After the plugin that emits the page, because the headers depend on its content.
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const page = await renderDocument(base(), root, SUPPORTED_BROWSERS);
        const { env, appName, parts } = page;
        checkParts(parts);
        const styles = startStyles(bundle, {
          modules: page.prerendered,
          html,
          parts: parts.map(([, part]) => part).join(''),
        });
        const data = await page.dataOf(
          startFiles(bundle, { locales: page.locales, html, styles: `/${styles.all.file}` }),
        );
        const scripts = await inlineScripts(base, root);
        const policy = contentSecurityPolicy({
          inlineScripts: [...scripts.head, scripts.body],
          // The empty style is the element that the chat fills in browsers without constructable style sheets.
          inlineStyles: [styles.first, styles.fonts, ''],
          apiBaseUrl: env.apiBaseUrl,
          chatUrl: env.chatUrl ?? '',
          reportUrl: env.reports?.url ?? '',
        });
        files = {
          ...headerFiles(securityHeaders(policy, policyReportUrl), page.addresses),
          [styles.all.file]: styles.all.text,
          'settings.json': '{}\n',
          'settings.schema.json': `${JSON.stringify(page.schemas.settings, null, 2)}\n`,
          'report.schema.json': `${JSON.stringify(page.schemas.report, null, 2)}\n`,
        };
        const head = [
          `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
          `<style media="not all">${styles.fonts}</style>`,
          // A host may inline settings.json here; the page then does not fetch it.
          '<script type="application/json" id="settings"></script>',
          `<script type="application/json" id="start-data">${json(data)}</script>`,
          ...scripts.head.map((script) => `<script>${script}</script>`),
        ];
        // Vite would load a screen's style sheets again if no link named them.
        const named = styles.sheets.map((file) => `<link rel="stylesheet" disabled href="/${file}">`);
        // As text, so that only the shown parts are parsed.
        const texts = parts.map(
          ([name, part]) => `<script type="text/html" data-part="${name}">${part}</script>`,
        );
        return withoutScripts(withoutSheets(html))
          .replaceAll('%APP_NAME%', appName)
          .replace('<!--start:head-->', () => head.join('\n    '))
          .replace(
            '</head>',
            () => `  <style>${styles.first}</style>\n    ${named.join('\n    ')}\n  </head>`,
          )
          .replace('<div id="root">', () => `${page.notStarted}\n    <div id="root">`)
          .replace(
            '<!--start:body-->',
            () => `${texts.join('\n    ')}\n    <script>${scripts.body}</script>`,
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
