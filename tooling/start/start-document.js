import { floor } from '@member-wallet/configs/browsers';
import { inlineScripts } from './inline-scripts.js';
import { renderDocument } from './render-document.js';
import { contentSecurityPolicy, headerFiles, securityHeaders } from './security-headers.js';
import { startFiles, withoutScripts } from './start-files.js';
import { startStyles, withoutSheets } from './start-styles.js';

/** What the document says to browsers that are too old. */
const BROWSERS = [
  `Chrome ${floor.chrome}`,
  `Samsung Internet ${Number(floor.samsunginternet_android)}`,
  `Firefox ${floor.firefox}`,
  `Safari ${floor.safari} (iOS ${floor.safari_ios})`,
].join(', ');

/** As the content of a script element, which ends at the first closing tag. */
const json = (/** @type {unknown} */ value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** @param {readonly [name: string, html: string][]} parts */
function check(parts) {
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
 * Adds the parts of the prerendered pages to the HTML, in every language of the market, with the scripts that choose among
 * them and what those need to know. The styles that they use are part of it, so that the first paint waits for nothing
 * else. Also adds the content security policy and writes the header files.
 * @param {object} options
 * @param {() => import('vite').InlineConfig} options.base the configuration of every build of the app; created for each
 * @param {string} options.root the app's folder
 * @param {string} options.policyReportUrl where browsers report breaches of the policy; empty for nowhere
 * @returns {import('vite').Plugin}
 */
export function startDocument({ base, root, policyReportUrl }) {
  /** @type {Record<string, string>} */
  let files = {};
  return {
    name: 'start-document',
    apply: 'build',
    // After the plugin that emits the page, because the headers depend on it.
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const page = await renderDocument(base(), root, BROWSERS);
        const { env, appName, parts } = page;
        check(parts);
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
          // Nothing: the element that the chat fills where style sheets cannot be constructed.
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
          // Empty until a host puts settings.json there: then the page does not fetch it.
          '<script type="application/json" id="settings"></script>',
          `<script type="application/json" id="start-data">${json(data)}</script>`,
          ...scripts.head.map((script) => `<script>${script}</script>`),
        ];
        // Vite fetches the sheets of a screen that no link names.
        const named = styles.sheets.map((file) => `<link rel="stylesheet" disabled href="/${file}">`);
        // As text: only what shows is parsed.
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
