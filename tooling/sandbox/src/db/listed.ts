/** The first rows of a list, and how many rows it has in all. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** A row of a query that selects TOTAL. */
export interface Counted {
  readonly total: number;
}

/** A column of a query with a limit: how many rows it would have without it. */
export const TOTAL = 'count(*) over ()::int as total';

export const listed = <Raw extends Counted, Row>(
  rows: readonly Raw[],
  asRow: (raw: Raw) => Row,
): Listed<Row> => ({ rows: rows.map(asRow), total: rows[0]?.total ?? 0 });
