import type { Clock } from './clock';
import type { Store } from './db/db';

/** The two services that almost everything uses. */
export interface BaseServices {
  readonly db: Store;
  readonly clock: Clock;
}
