import { constraintOf } from '../thrown';

/**
 * Types of query parameters. Amounts are bigint minor units, instants are Date, structures are passed as JSON
 * text.
 */
export type Value = string | number | bigint | boolean | Date | null | readonly string[] | readonly bigint[];

/**
 * The interface of both stores. Both decode rows in the same way: int8 as bigint, int4 as number, timestamptz
 * as Date, jsonb as a value.
 */
export interface Db {
  query<R extends object>(text: string, values?: readonly Value[]): Promise<R[]>;
  /** Several statements without parameters, for migrations. */
  script(text: string): Promise<void>;
  /**
   * Runs the work in one database transaction; an exception rolls it back. Called on a transaction's own
   * handle, it joins that transaction, so that a function need not know whether its caller opened one.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
}

export interface Store extends Db {
  readonly kind: 'pglite' | 'postgres';
  /** The connections to the server, and the calls that wait for one; the embedded database has none. */
  readonly pool?: () => { readonly open: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

/** The first row; throws where there is none. */
export async function one<R extends object>(db: Db, text: string, values?: readonly Value[]): Promise<R> {
  const [row] = await db.query<R>(text, values);
  if (row === undefined) throw new Error(`Expected a row from: ${text.trim().slice(0, 60)}`);
  return row;
}

/** The first row, or undefined where there is none. */
export async function maybeOne<R extends object>(
  db: Db,
  text: string,
  values?: readonly Value[],
): Promise<R | undefined> {
  const [row] = await db.query<R>(text, values);
  return row;
}

/** Whether this constraint caused the error. */
export const violates = (error: unknown, constraint: string): boolean => constraintOf(error) === constraint;
