import { slipReasons } from '@member-wallet/api-sdk';
import type { Db } from '../db/db';
import { drawSlip } from '../slip/slip-picture';

/** Adds refused slips, one per hour. Their money never moved. */
export async function growSlips(tx: Db, memberId: string, count: number, now: Date): Promise<void> {
  const picture = drawSlip({ lines: ['NOT A REAL TRANSFER', 'ONE OF MANY'], payload: null });
  await tx.query(
    `insert into slip
       (member_id, reference, content_type, picture, uploaded_at, read_at, decided_at, status, note)
     select $1, gen_random_uuid()::text, 'image/png', $2, at, at, at, 'FAILED', ($3::text[])[1 + n % $4::integer]
     from (
       select n, $5::timestamptz - n * interval '1 hour' as at from generate_series(1, $6::integer) n
     ) slip`,
    [memberId, picture.toString('base64'), [...slipReasons], slipReasons.length, now, count],
  );
}
