import { AsyncLocalStorage } from 'node:async_hooks';
import { forgettingUndone } from '../http/request-scope';
import type { Db, Store, Value } from './db';

/** A store's operations, before the rule about handles is added. */
export interface RawStore {
  readonly kind: Store['kind'];
  readonly pool?: NonNullable<Store['pool']>;
  query<R extends object>(text: string, values: readonly Value[]): Promise<R[]>;
  script(text: string): Promise<void>;
  transaction<T>(work: (tx: Pick<RawStore, 'query' | 'script'>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Adds one rule to a store: inside a transaction only that transaction's handle may be used. The embedded store
 * has a single connection, so using the outer handle would deadlock; failing on both stores makes the mistake
 * visible on either.
 */
export function guarded(raw: RawStore): Store {
  const inside = new AsyncLocalStorage<true>();
  const outside = (): void => {
    if (inside.getStore()) throw new Error('Use the handle of the running transaction, not the store.');
  };
  return {
    kind: raw.kind,
    ...(raw.pool && { pool: raw.pool }),
    query: async (text, values = []) => {
      outside();
      return raw.query(text, values);
    },
    script: async (text) => {
      outside();
      return raw.script(text);
    },
    transaction: async (work) => {
      outside();
      return forgettingUndone(() =>
        raw.transaction((tx) => {
          const handle: Db = {
            query: (text, values = []) => tx.query(text, values),
            script: (text) => tx.script(text),
            transaction: (inner) => inner(handle),
          };
          return inside.run(true, () => work(handle));
        }),
      );
    },
    close: () => raw.close(),
  };
}
