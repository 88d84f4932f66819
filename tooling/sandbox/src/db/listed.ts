/** The first rows of a list, and whether it has more. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

/**
 * Reads the first rows of a list. One more is read to see whether there are more, which costs less than counting them.
 * @param count how many rows the result has at most
 */
export async function listed<Row>(
  count: number,
  read: (limit: number) => Promise<readonly Row[]>,
): Promise<Listed<Row>> {
  const rows = await read(count + 1);
  return { rows: rows.slice(0, count), hasMore: rows.length > count };
}
