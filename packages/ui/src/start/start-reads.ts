import { createClient, type TransportRequest } from '@member-wallet/api-sdk';
import type { Market } from '#/market/market';
import { MEMBER_START } from '#/navigation/paths';
import { TOKEN_TEXT } from '#/session/stored-values';
import type { BootOptions } from './boot-options';
import { firstReadsOf, type FirstRead } from './first-reads';
import { firstPageAt, pagesOf } from '#/app/page-at';

const LANGUAGE = 'Accept-Language';

/** A request as the client sends it, but for the member's token and language. */
type StartRequest = Pick<TransportRequest, 'method' | 'headers'> & {
  /** Its path with its query: settings.json may give another address of the API. */
  readonly path: string;
  readonly body?: string;
};

/** What the page's first script sends, so that the first screen's data come beside its code. */
export interface StartReads {
  readonly requests: readonly StartRequest[];
  /** The address of the API in the build's settings; empty for the page's own origin. */
  readonly api: string;
  /** By address, without a slash at its end: which of the requests a visitor sends there, and which a member. */
  readonly pages: Readonly<Record<string, readonly [visitor: readonly number[], member: readonly number[]]>>;
  /** The Accept-Language header by language. */
  readonly languages: Readonly<Record<string, string>>;
  readonly defaultLocale: string;
  /** The pattern of a token, as in the session. */
  readonly token: string;
}

/** What the client hands to its transport for a read: the requests are the SDK's own. */
async function requestOf(read: FirstRead, locale: Market['defaultLocale']) {
  let request: TransportRequest | undefined;
  const client = createClient({
    baseURL: '',
    getLocale: () => locale,
    transport: (given) => {
      request = given;
      return Promise.reject(new Error('only recorded'));
    },
  });
  await read.send(client).catch(() => undefined);
  if (!request) throw new Error(`${read.operationId} sent no request.`);
  return request;
}

export async function startReads({ market, env }: Pick<BootOptions, 'market' | 'env'>): Promise<StartReads> {
  const { defaultLocale, locales } = market;
  const requests = new Map<string, StartRequest>();
  const languages: Record<string, string> = {};

  /** The place of a read's request in the list. */
  const place = async (read: FirstRead): Promise<number> => {
    const key = JSON.stringify([read.operationId, read.input]);
    if (!requests.has(key)) {
      const { method, url, body, headers } = await requestOf(read, defaultLocale);
      const { [LANGUAGE]: _, ...others } = headers;
      requests.set(key, { method, path: url, headers: others, ...(typeof body === 'string' && { body }) });
    }
    return [...requests.keys()].indexOf(key);
  };
  const placesAt = async (path: string, isMember: boolean): Promise<readonly number[]> => {
    const page = firstPageAt(market, path, isMember);
    const places: number[] = [];
    for (const read of page ? firstReadsOf(page.name, market, env) : []) places.push(await place(read));
    return places;
  };

  const pages: Record<string, readonly [readonly number[], readonly number[]]> = {};
  for (const path of ['', MEMBER_START, ...pagesOf(market).map((each) => each.path)]) {
    const both = [await placesAt(path, false), await placesAt(path, true)] as const;
    if (both.flat().length > 0) pages[path] = both;
  }
  const [any] = firstReadsOf('login', market, env);
  for (const locale of locales) {
    if (any) languages[locale] = (await requestOf(any, locale)).headers[LANGUAGE] ?? '';
  }
  return {
    requests: [...requests.values()],
    api: env.apiBaseUrl,
    pages,
    languages,
    defaultLocale,
    token: TOKEN_TEXT.source,
  };
}
