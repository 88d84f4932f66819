import type { Clock } from './clock';
import type { Store } from './db/db';

/** What nearly everything needs: the database, and the time. */
export interface BaseServices {
  readonly db: Store;
  readonly clock: Clock;
}
