import { usedOf } from '../../access/limits';
import type { Db } from '../../db/db';
import { maybeOne } from '../../db/db';
import { listed } from '../../db/listed';
import { marketNamed } from '../../markets/markets';
import type { MemberRow } from '../../members/member';
import { MEMBER_COLUMNS, asMember } from '../../members/member';
import { openQrCodes } from '../../qr/qr-codes';
import type { Services } from '../../services';
import { listSlips } from '../../slip/slips';
import { readStatement } from '../../statement/statement';
import { readTransactions } from '../ledger/read-transactions';
import { readWithdrawals } from '../payments/read-withdrawals';

/** Rows of one list on a member's page. */
const SHOWN = 10;

interface Inviter {
  readonly inviter_id: string | null;
  readonly inviter_phone: string | null;
}

interface AccountLine {
  readonly kind: string;
  readonly game_code: string | null;
  readonly balance: bigint;
}

interface Session {
  readonly created_at: Date;
  readonly expires_at: Date;
}

interface CouponLine {
  readonly label: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly claimed_at: Date | null;
}

interface BonusLine {
  readonly code: string;
  readonly origin: string;
  readonly amount: bigint;
  readonly turnover_due: bigint;
  readonly received_at: Date;
  readonly ended_at: Date | null;
}

const accountsOf = (db: Db, id: string) =>
  db.query<AccountLine>(
    `select kind, game_code, balance from ledger_account where member_id = $1
     order by kind <> 'wallet', kind, game_code`,
    [id],
  );

const sessionsOf = (db: Db, id: string, now: Date) =>
  listed(SHOWN, (limit) =>
    db.query<Session>(
      `select created_at, expires_at from access_token where member_id = $1 and expires_at > $2
       order by created_at desc limit $3`,
      [id, now, limit],
    ),
  );

const couponsOf = (db: Db, id: string) =>
  listed(SHOWN, (limit) =>
    db.query<CouponLine>(
      `select label, created_at, expires_at, claimed_at from coupon where member_id = $1
       order by created_at desc, id limit $2`,
      [id, limit],
    ),
  );

const bonusesOf = (db: Db, id: string) =>
  listed(SHOWN, (limit) =>
    db.query<BonusLine>(
      `select code, origin, amount, turnover_due, received_at, ended_at from member_bonus where member_id = $1
       order by received_at desc, id desc limit $2`,
      [id, limit],
    ),
  );

/** The limits that are keyed by the member alone, without those by address. */
const limitsOf = (services: Services, market: string, phone: string, id: string) =>
  Promise.all([
    usedOf(services, market, 'loginsOfPhone', phone),
    usedOf(services, market, 'messagesOfMember', id),
    usedOf(services, market, 'slipsOfMember', id),
  ]);

/** The data of a member's page. @param page the page of the statement, from 1 */
export async function readMember(services: Services, id: string, page: number) {
  const { db, clock, sms, journal } = services;
  const row = await maybeOne<MemberRow & Inviter>(
    db,
    `select ${MEMBER_COLUMNS}, i.id as inviter_id, i.username as inviter_phone
     from member m left join member i on i.id = m.invited_by where m.id = $1`,
    [id],
  );
  if (!row) return undefined;
  const member = asMember(row);
  const now = clock.now();
  const [{ total, statements }, slips] = await Promise.all([
    readStatement(db, id, page, SHOWN, now),
    listSlips(db, id, 1, SHOWN),
  ]);
  return {
    member,
    inviter: { id: row.inviter_id ?? '', phone: row.inviter_phone ?? '' },
    market: marketNamed(member.market),
    now,
    accounts: await accountsOf(db, id),
    codes: await openQrCodes(db, now, id),
    withdrawals: await readWithdrawals(db, id),
    messages: await sms.latest(SHOWN, { market: member.market, phone: member.username }),
    statement: { lines: statements, page, pages: Math.ceil(total / SHOWN), total },
    slips: { rows: slips.slips, hasMore: slips.total > slips.slips.length },
    bonuses: await bonusesOf(db, id),
    coupons: await couponsOf(db, id),
    sessions: await sessionsOf(db, id, now),
    limits: await limitsOf(services, member.market, member.username, id),
    transactions: await listed(SHOWN, (limit) => readTransactions(db, { memberId: id }, limit)),
    calls: await listed(SHOWN, (limit) =>
      journal.list({ market: member.market, member: member.username }, limit),
    ),
  };
}

export type MemberDetails = NonNullable<Awaited<ReturnType<typeof readMember>>>;
export type StatementLine = MemberDetails['statement']['lines'][number];
