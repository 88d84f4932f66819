import type { Client } from '../client/client';
import type { CallOptions, DataOf } from '../endpoint/endpoint-types';
import type { listInvites } from '../endpoints/invite';
import type { listRefunds } from '../endpoints/refund';
import type { listSlips, listStatement } from '../endpoints/statement';

/** A call that returns a list in pages. */
export type ListEndpoint = typeof listStatement | typeof listSlips | typeof listInvites | typeof listRefunds;

/** The field that contains the rows. Servers may send further lists beside it. */
export const fields: Readonly<Record<string, string>> = {
  listStatement: 'statements',
  listSlips: 'slips',
  listInvites: 'invites',
  listRefunds: 'refunds',
};

type RowsIn<Data> = {
  [Key in keyof Data]-?: Data[Key] extends readonly (infer Row)[] ? Row : never;
}[keyof Data];

/** A row of a list. */
export type RowOf<List extends ListEndpoint> = RowsIn<DataOf<List>>;

export interface PaginateOptions extends Pick<CallOptions, 'signal' | 'timeoutMs'> {
  /** Rows per request; 50 by default. */
  readonly limit?: number | undefined;
}

/** Whether a page repeats the previous one, apart from rows that were added in between. */
export const isRepeated = (rows: readonly string[], previous: readonly string[]): boolean => {
  const [first] = previous;
  const at = first === undefined ? -1 : rows.indexOf(first);
  return at >= 0 && rows.slice(at).every((row, index) => row === previous[index]);
};

/**
 * Iterates over all rows of a list. Each page is requested when its first row is needed. Ends at the server's total or,
 * if that is missing or wrong, at an empty page: a short page may be due to a limit of the server. A server that
 * ignores the page number repeats the first page, which is returned once. Rows that are added meanwhile shift the
 * others, so one may be returned twice.
 */
export async function* paginate<List extends ListEndpoint>(
  client: Client,
  list: List,
  { limit = 50, ...options }: PaginateOptions = {},
): AsyncGenerator<RowOf<List>, void, undefined> {
  const field = fields[list.operationId] ?? '';
  let received = 0;
  let previous: readonly string[] = [];
  for (let page = 1; ; page += 1) {
    const data: Readonly<Record<string, unknown>> = { ...(await list(client, { page, limit }, options)) };
    const rows = data[field] as readonly RowOf<List>[];
    const texts = rows.map((row) => JSON.stringify(row));
    if (rows.length === 0 || isRepeated(texts, previous)) return;
    yield* rows;
    received += rows.length;
    if (received === data['total']) return;
    previous = texts;
  }
}
