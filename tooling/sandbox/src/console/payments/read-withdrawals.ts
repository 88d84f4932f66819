import type { Db } from '../../db/db';
import { type Counted, TOTAL, listed } from '../../db/listed';
import type { Currency } from '../../markets/market';
import { toMajor } from '../../money/minor-units';

/** The oldest pending withdrawals. @param memberId if given, only this member's */
export async function readWithdrawals(db: Db, memberId?: string) {
  const rows = await db.query<
    Counted & {
      id: bigint;
      market: string;
      member_id: string;
      username: string;
      currency: Currency;
      amount: bigint;
      requested_at: Date;
      approve_at: Date | null;
    }
  >(
    `select w.id, m.market, w.member_id, m.username, m.currency, w.amount, w.requested_at, w.approve_at,
       ${TOTAL}
     from withdrawal w join member m on m.id = w.member_id
     where w.decided_at is null and ($1::text is null or w.member_id = $1) order by w.requested_at limit 100`,
    [memberId ?? null],
  );
  return listed(rows, (one) => ({
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

export type WaitingWithdrawal = Awaited<ReturnType<typeof readWithdrawals>>['rows'][number];
