import { createClient } from '@member-wallet/api-sdk';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createApi } from '#/data/api/api';
import { createI18n } from '#/i18n/create-i18n';
import type { Locale } from '#/i18n/locale';
import type { PlainTextKey } from '#/i18n/text-types';
import { memoryStorage } from '#/session/browser-storage';
import { createSession } from '#/session/session';
import { App } from '#/app/app';
import { type BootOptions, namedBrand } from './boot-options';
import { preloadPage } from '#/app/shell/frames';
import { pagesOf } from '#/app/pages/page-at';
import type { NotStartedTexts } from './not-started-page';
import { partsOf } from './start-page';

/** The document's content in one language. */
interface StartTexts {
  /** The pages' titles by path. */
  readonly titles: Readonly<Record<string, string>>;
  /** The HTML of the prerendered parts by their names in `partsOf`. */
  readonly parts: Readonly<Record<string, string>>;
  /** The texts to show if the app does not start. */
  readonly notStarted: NotStartedTexts;
}

export type Start = Readonly<Partial<Record<Locale, StartTexts>>>;

/** A page's content between React's marks, which delimit a boundary of its own. */
const CONTENT_BOUNDARY = /(<main [^>]*>)(<!--\$-->.*<!--\/\$-->)<\/main>/s;
/** A boundary that is rendered in the browser. The empty digest means that this is not an error. */
const CLIENT_BOUNDARY = '<!--$!--><template data-dgst=""></template><!--/$-->';

/** Splits a page into its bars, without the mark of the current page, and its content. */
function split(page: string): readonly [bars: string, content: string] {
  const [, main, content] = CONTENT_BOUNDARY.exec(page) ?? [];
  if (main === undefined || content === undefined)
    throw new Error('The page has no <main> with its content.');
  const bars = page
    .replace(CONTENT_BOUNDARY, () => `${main}${CLIENT_BOUNDARY}</main>`)
    .replaceAll(' aria-current="page"', '');
  return [bars, content];
}

/** Renders the document's content in each language of the market. */
export async function renderStart(options: BootOptions): Promise<Start> {
  const { market, env } = options;
  const brand = namedBrand(options);
  const pages = pagesOf(market);
  await Promise.all(pages.map(async (page) => page.prerendered && preloadPage(page)));
  // Rendering to a string sends no requests.
  const client = createClient({ baseURL: env.apiBaseUrl });

  const renderTexts = async (locale: Locale): Promise<StartTexts> => {
    const i18n = await createI18n(locale);
    const render = (path: string, isMember: boolean) => {
      const session = createSession({ local: memoryStorage(), session: memoryStorage() });
      if (isMember) session.logIn('prerender', false);
      return renderToString(
        <StaticRouter location={path}>
          <App {...{ market, brand, env, session, i18n }} api={createApi(client, session)} />
        </StaticRouter>,
      );
    };
    const parts: Record<string, string> = {};
    for (const page of pages) {
      const names = partsOf(page);
      if (!names?.content) continue;
      const [bars, content] = split(render(page.path, page.who === 'member'));
      if ((parts[names.bars] ??= bars) !== bars) throw new Error(`Not all "${names.bars}" are the same.`);
      parts[names.content] = content;
    }
    const titleOf = (title: PlainTextKey) => `${i18n.t(title)} · ${brand.name}`;
    return {
      titles: Object.fromEntries(pages.map(({ path, title }) => [path, titleOf(title)])),
      parts,
      notStarted: { failed: i18n.t('errors.network'), reload: i18n.t('actions.reload') },
    };
  };
  return Object.fromEntries(
    await Promise.all(market.locales.map(async (locale) => [locale, await renderTexts(locale)] as const)),
  );
}
