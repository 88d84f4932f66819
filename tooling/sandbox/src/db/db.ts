import { constraintOf } from '../thrown';

/** What a query may carry. Amounts are bigint minor units, instants are Date, structures go as JSON text. */
export type Value = string | number | bigint | boolean | Date | null | readonly string[] | readonly bigint[];

/**
 * One view of both stores. Rows come back decoded the same way everywhere: int8 as bigint, int4 as number,
 * timestamptz as Date, jsonb as a value.
 */
export interface Db {
  query<R extends object>(text: string, values?: readonly Value[]): Promise<R[]>;
  /** Several statements without values: migrations. */
  script(text: string): Promise<void>;
  /**
   * Runs the work in one database transaction; a throw rolls all of it back. On a transaction's own handle
   * the work joins that transaction, so that a function need not know whether it was called inside one.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
}

export interface Store extends Db {
  readonly kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}

/** The one row that a query must give. */
export async function one<R extends object>(db: Db, text: string, values?: readonly Value[]): Promise<R> {
  const [row] = await db.query<R>(text, values);
  if (row === undefined) throw new Error(`Expected a row from: ${text.trim().slice(0, 60)}`);
  return row;
}

/** The first row, or undefined when there is none. */
export async function maybeOne<R extends object>(
  db: Db,
  text: string,
  values?: readonly Value[],
): Promise<R | undefined> {
  const [row] = await db.query<R>(text, values);
  return row;
}

/** Whether the database refused a row because of this constraint. */
export const violates = (error: unknown, constraint: string): boolean => constraintOf(error) === constraint;
