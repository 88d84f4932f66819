import type { Db } from '../../db/db';
import { listed } from '../../db/listed';
import type { Currency } from '../../markets/market';
import { toMajor } from '../../money/minor-units';

interface Row {
  readonly id: bigint;
  readonly market: string;
  readonly member_id: string;
  readonly username: string;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly requested_at: Date;
  readonly approve_at: Date | null;
}

async function readWaiting(db: Db, memberId: string | undefined, limit: number) {
  const rows = await db.query<Row>(
    `select w.id, m.market, w.member_id, m.username, m.currency, w.amount, w.requested_at, w.approve_at
     from withdrawal w join member m on m.id = w.member_id
     where w.decided_at is null and ($1::text is null or w.member_id = $1) order by w.requested_at limit $2`,
    [memberId ?? null, limit],
  );
  return rows.map((one) => ({
    id: Number(one.id),
    market: one.market,
    memberId: one.member_id,
    phone: one.username,
    amount: toMajor(one.amount),
    currency: one.currency,
    requestedAt: one.requested_at.toISOString(),
    approvedAt: one.approve_at?.toISOString() ?? null,
  }));
}

export type WaitingWithdrawal = Awaited<ReturnType<typeof readWaiting>>[number];

/** The oldest pending withdrawals. @param memberId if given, only this member's */
export const readWithdrawals = (db: Db, memberId?: string) =>
  listed(100, (limit) => readWaiting(db, memberId, limit));
