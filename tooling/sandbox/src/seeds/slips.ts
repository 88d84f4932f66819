import { slipReasons } from '@member-wallet/api-sdk';
import { randomUUID } from 'node:crypto';
import { DAY, MINUTE, addMs } from '../clock';
import type { Db } from '../db/db';
import { maybeOne } from '../db/db';
import { drawSlip } from '../slip/slip-picture';
import type { DemoMember } from './demo-members';

/** One refused slip for each reason, and a paid one: more than a page of ten. */
export async function seedSlips(tx: Db, member: DemoMember, now: Date): Promise<void> {
  if (member.history.length === 0) return;
  const picture = drawSlip({ lines: ['NOT A REAL TRANSFER', 'A DEMO SLIP'], payload: null }).toString(
    'base64',
  );
  interface Outcome {
    readonly note: string | null;
    readonly amount: bigint | null;
    readonly transaction: bigint | null;
  }
  const keep = (at: Date, status: 'SUCCESS' | 'FAILED', rest: Outcome) =>
    tx.query(
      `insert into slip (member_id, reference, content_type, picture, uploaded_at, read_at, decided_at,
         status, note, amount, transaction_id)
       values ($1, $2, 'image/png', $3, $4, $5, $5, $6, $7, $8, $9)`,
      [
        member.id,
        randomUUID(),
        picture,
        at,
        addMs(at, MINUTE),
        status,
        rest.note,
        rest.amount,
        rest.transaction,
      ],
    );

  for (const [index, note] of slipReasons.entries()) {
    await keep(addMs(now, -(2 + index) * DAY), 'FAILED', { note, amount: null, transaction: null });
  }
  // The slip of a deposit that is already in the statement: its money is not credited again.
  const deposit = await maybeOne<{ amount: bigint; transaction_id: bigint; created_at: Date }>(
    tx,
    `select amount, transaction_id, created_at from statement_entry
     where member_id = $1 and type = 'deposit' and status = 'SUCCESS' and transaction_id is not null
     order by created_at desc, id desc limit 1`,
    [member.id],
  );
  if (!deposit) return;
  await keep(addMs(deposit.created_at, -MINUTE), 'SUCCESS', {
    note: null,
    amount: deposit.amount,
    transaction: deposit.transaction_id,
  });
}
