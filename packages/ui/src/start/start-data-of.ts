import { createClient, type TransportRequest } from '@member-wallet/api-sdk';
import { bcp47, type Locale } from '#/i18n/locale';
import { TEXT_PARTS, type TextPart } from '#/i18n/load-texts';
import { PATHS } from '#/navigation/paths';
import { MEMBER_FRAME_CODE } from '#/app/shell/frames';
import type { PageRead } from '#/app/pages/page';
import { pageAt, type PlacedPage } from '#/app/pages/page-at';
import { type BootOptions, namedBrand } from './boot-options';
import { readsOf, sendRead } from './page-reads';
import type { LanguageStart, PageStart, StartData, StartRequest } from './start-data';
import { addressesOf, partsOf } from './start-page';

/** The build's files, by URL. */
export interface StartFiles extends Pick<StartData, 'entry' | 'imports' | 'styles'> {
  readonly fonts: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** The URL of a part of a language's texts. */
  readonly texts: (locale: Locale, part: TextPart) => string;
  /** The URLs of the scripts with these modules (named as in the table of pages), without those that every page loads. */
  readonly code: (modules: readonly string[]) => readonly string[];
}

const LANGUAGE = 'Accept-Language';

/** Records the request that the SDK's client sends for a read. */
async function requestOf(read: PageRead, locale: Locale): Promise<TransportRequest> {
  let request: TransportRequest | undefined;
  const client = createClient({
    baseURL: '',
    getLocale: () => locale,
    transport: (given) => {
      request = given;
      return Promise.reject(new Error('only recorded'));
    },
  });
  await sendRead(client, read).catch(() => undefined);
  if (!request) throw new Error(`${read[0]} sent no request.`);
  return request;
}

/** Collects distinct requests, and returns each one's index. */
function requestList(locale: Locale) {
  const indexes = new Map<string, number>();
  const requests: StartRequest[] = [];
  const indexOf = async (read: PageRead): Promise<number> => {
    const key = JSON.stringify(read);
    const known = indexes.get(key);
    if (known !== undefined) return known;
    const { method, url, body, headers } = await requestOf(read, locale);
    const { [LANGUAGE]: _, ...others } = headers;
    const index =
      requests.push({ method, path: url, headers: others, ...(typeof body === 'string' && { body }) }) - 1;
    indexes.set(key, index);
    return index;
  };
  return { requests, indexOf };
}

/** The modules of a page's screen and of the bars around it. */
export const modulesOf = ({
  code,
  who,
  frame,
}: Pick<PlacedPage, 'code' | 'who' | 'frame'>): readonly string[] =>
  who === 'member' && frame !== 'own' ? [MEMBER_FRAME_CODE, code] : [code];

/**
 * Collects the data that the inline scripts need: the pages, their first reads, and the languages.
 * @param titles the pages' titles by path, in each language
 */
export async function startDataOf(
  options: BootOptions,
  titles: Readonly<Partial<Record<Locale, LanguageStart['titles']>>>,
  files: StartFiles,
): Promise<StartData> {
  const { market, env } = options;
  const { defaultLocale, locales } = market;
  const { requests, indexOf } = requestList(defaultLocale);
  const startOf = async (page: PlacedPage): Promise<PageStart> => {
    const reads: number[] = [];
    for (const read of readsOf(page.name, market, env)) reads.push(await indexOf(read));
    return {
      path: page.path,
      isForMembers: page.who === 'member',
      parts: partsOf(page),
      code: files.code(modulesOf(page)),
      texts: page.texts,
      reads,
    };
  };
  const pages: Record<string, PageStart> = {};
  for (const address of addressesOf(market)) {
    const page = pageAt(market, address);
    if (page) pages[address] = await startOf(page);
  }
  const languageOf = async (locale: Locale): Promise<LanguageStart> => ({
    tag: bcp47(locale),
    header: (await requestOf(['getActive'], locale)).headers[LANGUAGE] ?? '',
    titles: titles[locale] ?? {},
    fonts: files.fonts[locale] ?? [],
    texts: Object.fromEntries(
      TEXT_PARTS.map((part) => [part, files.texts(locale, part)]),
    ) as LanguageStart['texts'],
  });
  return {
    appName: namedBrand(options).name,
    api: env.apiBaseUrl,
    sessionLimits: env.session,
    defaultLocale,
    languages: Object.fromEntries(
      await Promise.all(locales.map(async (locale) => [locale, await languageOf(locale)] as const)),
    ),
    pages,
    visitorStart: PATHS.login,
    requests,
    entry: files.entry,
    imports: files.imports,
    styles: files.styles,
  };
}
