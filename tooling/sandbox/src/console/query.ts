/** A route that reads its query, as Fastify parses it: a name that is there twice has several values. */
export interface Queried {
  readonly Querystring: Readonly<Partial<Record<string, string | string[]>>>;
}

/** One text of a query; undefined if it is missing, empty, there twice, or contains NUL, which PostgreSQL refuses. */
export function textOf(value: string | string[] | undefined): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text.includes('\0') ? undefined : text;
}

/** The id in a text of digits, as the database gives them. */
export const idOf = (text: string | undefined): bigint | undefined =>
  text !== undefined && /^\d{1,18}$/.test(text) ? BigInt(text) : undefined;
