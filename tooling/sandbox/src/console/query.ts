/** A route with a query, as Fastify parses it: a name that occurs twice has an array of values. */
export interface Queried {
  readonly Querystring: Readonly<Partial<Record<string, string | string[]>>>;
}

/** A trimmed text of a query; undefined if it is missing, empty, repeated, or contains NUL, which PostgreSQL refuses. */
export function textOf(value: string | string[] | undefined): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text.includes('\0') ? undefined : text;
}

/** A numeric id of the database; undefined for any other text. */
export const idOf = (text: string | undefined): bigint | undefined =>
  text !== undefined && /^\d{1,18}$/.test(text) ? BigInt(text) : undefined;
