import type { Db } from '../db/db';
import { one } from '../db/db';
import { notePosted } from '../http/request-scope';
import type { Posting } from '../ledger/post';
import { INSERT_TRANSACTION, transactionValues } from '../ledger/post';
import type { StatementLine } from './statement';

export interface WrittenLine {
  readonly lineId: bigint;
  readonly transactionId: bigint;
}

/**
 * Posts a transaction and inserts its statement line in one SQL statement, which saves a round trip while rows
 * are locked.
 * @throws as post
 */
export async function postLine(
  tx: Db,
  posting: Posting & { readonly memberId: string },
  line: Pick<StatementLine, 'type' | 'from' | 'to' | 'amount' | 'status'>,
): Promise<WrittenLine> {
  const written = await one<WrittenLine>(
    tx,
    `with made as (${INSERT_TRANSACTION})
     insert into statement_entry (member_id, type, source, destination, amount, status, transaction_id, created_at)
     select $4, $9, $10, $11, $12, $13, made.id, $5 from made
     returning id as "lineId", transaction_id as "transactionId"`,
    [...transactionValues(posting), line.type, line.from, line.to, line.amount, line.status],
  );
  notePosted(written.transactionId);
  return written;
}
