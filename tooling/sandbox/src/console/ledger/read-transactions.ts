import type { Db } from '../../db/db';
import { maybeOne } from '../../db/db';
import type { Currency } from '../../markets/market';
import type { Minor } from '../../money/minor-units';

/** What a call wrote to the ledger: an amount from one account to another. */
export interface PostedTransaction {
  readonly id: bigint;
  readonly kind: string;
  readonly currency: Currency;
  readonly amount: Minor;
  readonly source: string;
  readonly target: string;
}

const ACCOUNT = (name: string): string =>
  `concat_ws(' ', ${name}.kind, ${name}.game_code, case when ${name}.member_id is null then '(house)' end)`;

/** Undefined for one that was rolled back. */
export const readTransaction = (db: Db, id: bigint): Promise<PostedTransaction | undefined> =>
  maybeOne(
    db,
    `select t.id, t.kind, t.currency, t.amount, ${ACCOUNT('s')} as source, ${ACCOUNT('g')} as target
     from ledger_transaction t join ledger_account s on s.id = t.source join ledger_account g on g.id = t.target
     where t.id = $1`,
    [id],
  );
