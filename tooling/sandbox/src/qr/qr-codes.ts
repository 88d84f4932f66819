import { randomBytes } from 'node:crypto';
import { MINUTE, addMs } from '../clock';
import type { Db } from '../db/db';
import { maybeOne, one } from '../db/db';
import { type Listed, listed } from '../db/listed';
import { Refusal } from '../http/refusal';
import type { Currency, QrProvider } from '../markets/market';
import type { Member, MemberRow } from '../members/member';
import { MEMBER_COLUMNS, asMember } from '../members/member';
import type { Minor } from '../money/minor-units';
import { toMajor } from '../money/minor-units';
import { creditDeposit } from '../wallet/deposit';
import { billPayload } from './promptpay';
import { qrImage } from './qr-image';
import { amountError } from './qr-rules';

const VALID_FOR = 10 * MINUTE;

interface QrRow {
  readonly id: string;
  readonly amount: bigint;
  readonly payload: string;
  readonly expires_at: Date;
}

const present = (row: QrRow) => ({
  qrcodeId: row.id,
  hasQrcode: true,
  qrcode: qrImage(row.payload),
  amount: toMajor(row.amount),
  expireIn: row.expires_at.toISOString(),
  message: null,
});

/** The member's open code of this provider; hasQrcode is false if there is none. */
export async function readQrCode(db: Db, member: Member, provider: QrProvider, now: Date) {
  const row = await maybeOne<QrRow>(
    db,
    `select id, amount, payload, expires_at from qr_code
     where member_id = $1 and provider = $2 and outcome is null and expires_at > $3
     order by created_at desc limit 1`,
    [member.id, provider, now],
  );
  return row ? present(row) : { hasQrcode: false };
}

/** Creates a code. A member can have one at a time, so an open code of any provider is cancelled. */
export async function createQrCode(tx: Db, member: Member, provider: QrProvider, amount: Minor, now: Date) {
  const message = amountError(member, provider, amount);
  if (message !== undefined) return { hasQrcode: false, message };
  // Parallel requests would each leave an open code: the second waits for the member's row.
  await tx.query('select 1 from member where id = $1 for no key update', [member.id]);
  await tx.query(
    `update qr_code set outcome = 'cancelled', closed_at = $2 where member_id = $1 and outcome is null`,
    [member.id, now],
  );
  const id = randomBytes(10).toString('hex').toUpperCase();
  const row: QrRow = {
    id,
    amount,
    payload: billPayload(id, amount, member.currency),
    expires_at: addMs(now, VALID_FOR),
  };
  await tx.query(
    `insert into qr_code (id, member_id, provider, amount, payload, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [row.id, member.id, provider, row.amount, row.payload, now, row.expires_at],
  );
  return present(row);
}

/** @throws Refusal NO_DATA if the member has no such open code, for example because it has just been paid */
export async function cancelQrCode(db: Db, member: Member, id: string, now: Date): Promise<void> {
  const cancelled = await maybeOne(
    db,
    `update qr_code set outcome = 'cancelled', closed_at = $3
     where id = $1 and member_id = $2 and outcome is null returning 1`,
    [id, member.id, now],
  );
  if (!cancelled) throw new Refusal('NO_DATA');
}

/**
 * Pays a code, as the member's bank does after scanning it. Of parallel payments, one succeeds.
 * @throws Refusal NO_DATA for a code that is paid, cancelled, expired or unknown
 */
export function payQrCode(db: Db, id: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await maybeOne<MemberRow & { amount: bigint; provider: string }>(
      tx,
      `select ${MEMBER_COLUMNS}, q.amount, q.provider from qr_code q join member m on m.id = q.member_id
       where q.id = $1 and q.outcome is null and q.expires_at > $2 for no key update of q`,
      [id, now],
    );
    if (!row) throw new Refusal('NO_DATA');
    const { transactionId } = await creditDeposit(tx, asMember(row), row.amount, now, {
      from: row.provider,
      house: 'qr-clearing',
    });
    await one(
      tx,
      `update qr_code set outcome = 'paid', closed_at = $2, transaction_id = $3 where id = $1 returning 1`,
      [id, now, transactionId],
    );
  });
}

export interface OpenQrCode {
  readonly id: string;
  readonly market: string;
  readonly memberId: string;
  readonly phone: string;
  readonly provider: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly expiresAt: string;
}

async function readOpenCodes(
  db: Db,
  now: Date,
  memberId: string | undefined,
  limit: number,
): Promise<readonly OpenQrCode[]> {
  const rows = await db.query<
    QrRow & { market: string; username: string; provider: string; currency: Currency; member_id: string }
  >(
    `select q.id, q.amount, q.payload, q.expires_at, q.provider, q.member_id, m.market, m.username, m.currency
     from qr_code q join member m on m.id = q.member_id
     where q.outcome is null and q.expires_at > $1 and ($2::text is null or q.member_id = $2)
     order by q.created_at limit $3`,
    [now, memberId ?? null, limit],
  );
  return rows.map((row) => ({
    id: row.id,
    market: row.market,
    memberId: row.member_id,
    phone: row.username,
    provider: row.provider,
    amount: toMajor(row.amount),
    currency: row.currency,
    expiresAt: row.expires_at.toISOString(),
  }));
}

/** The oldest open codes, for the console. @param memberId if given, only this member's */
export const openQrCodes = (db: Db, now: Date, memberId?: string): Promise<Listed<OpenQrCode>> =>
  listed(100, (limit) => readOpenCodes(db, now, memberId, limit));
