import type { BootOptions } from '#/start/boot-options';
import { readStartData } from '#/start/inline/chosen-start';
import { choosePage } from '#/start/inline/choose-page';
import { defineNotStarted } from '#/start/inline/not-started';
import { placePage } from '#/start/inline/place-page';
import { notStartedPage } from '#/start/not-started-page';
import { renderStart } from '#/start/prerender';
import { START_DATA_ID } from '#/start/start-data';
import { startDataOf } from '#/start/start-data-of';
import { FILES } from './start-files';

/**
 * Creates the document that the build writes for a market.
 * @returns a function that opens it at a path, with the settings.json that the host has inlined, and returns the root.
 *   It shows what a browser shows before the code has loaded, in the stored language and for the stored session
 */
export async function startDocument(
  options: BootOptions,
): Promise<(path: string, settings?: string) => HTMLElement> {
  const languages = Object.entries(await renderStart(options));
  const byLocale = <T>(of: (texts: (typeof languages)[number][1]) => T) =>
    Object.fromEntries(languages.map(([locale, texts]) => [locale, of(texts)]));
  const data = await startDataOf(
    options,
    byLocale(({ titles }) => titles),
    FILES,
  );
  const notStarted = notStartedPage(
    byLocale((texts) => texts.notStarted),
    'Chrome 100',
  );
  const texts = languages.flatMap(([locale, { parts }]) =>
    Object.entries(parts).map(
      ([name, part]) => `<script type="text/html" data-part="${locale} ${name}">${part}</script>`,
    ),
  );
  return (path, settings = '{}') => {
    document.documentElement.removeAttribute('data-start');
    document.documentElement.lang = '';
    document.title = '';
    document.body.innerHTML = `
      <script type="application/json" id="${START_DATA_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
      <script type="application/json" id="settings">${settings}</script>
      ${notStarted}<div id="root"></div>${texts.join('')}`;
    window.history.replaceState(null, '', path);
    defineNotStarted();
    choosePage(readStartData());
    placePage(readStartData());
    const root = document.getElementById('root');
    if (!root) throw new Error('The document has no root.');
    return root;
  };
}
