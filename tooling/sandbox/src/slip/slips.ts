import type { SlipReason } from '@member-wallet/api-sdk';
import { slipReasons } from '@member-wallet/api-sdk';
import { randomUUID } from 'node:crypto';
import { SECOND, addMs } from '../clock';
import type { Db } from '../db/db';
import { maybeOne, one } from '../db/db';
import { Refusal } from '../http/refusal';
import { marketNamed } from '../markets/markets';
import type { Member, MemberRow } from '../members/member';
import { MEMBER_COLUMNS, asMember } from '../members/member';
import { toMajor } from '../money/minor-units';
import { pageBounds } from '../statement/statement';
import { withoutTail } from '../uploads/file-end';
import { creditDeposit } from '../wallet/deposit';
import type { DueWork } from '../wallet/scheduler';
import { SWEEP_SIZE } from '../wallet/scheduler';
import type { BankTransfer } from './verify-slip';
import { verifyPicture, verifyTransfer } from './verify-slip';
import type { PictureReader } from './picture-reader';
import { LARGEST_SLIP, slipTypeOf } from './slip-file';

/** How long the simulated slip reader takes. */
const READING_TIME = 3 * SECOND;

/**
 * Stores a slip for the reader.
 * @throws Refusal SLIP_INVALID_FILE for a file that is not a PNG or JPEG, or too large
 */
export async function storeSlip(tx: Db, member: Member, picture: Buffer, now: Date): Promise<string> {
  const type = slipTypeOf(picture);
  if (type === undefined || picture.length > LARGEST_SLIP) throw new Refusal('SLIP_INVALID_FILE');
  const kept = withoutTail(picture, type === 'image/png' ? 'png' : 'jpg');
  const reference = randomUUID();
  await tx.query(
    `insert into slip (member_id, reference, content_type, picture, uploaded_at, read_at, status)
     values ($1, $2, $3, $4, $5, $6, 'VERIFYING')`,
    [member.id, reference, type, kept.toString('base64'), now, addMs(now, READING_TIME)],
  );
  return reference;
}

const isReason = (text: string): text is SlipReason => slipReasons.some((reason) => reason === text);

/**
 * The transfer of a slip, locked until the transaction ends, so that two slips of one transfer are decided one after the
 * other.
 */
async function lockTransfer(tx: Db, market: string, reference: string): Promise<BankTransfer | undefined> {
  const row = await maybeOne<{
    amount: bigint;
    currency: string;
    from_account: string;
    to_account: string;
    sent_at: Date;
    reader_error: string | null;
  }>(
    tx,
    `select amount, currency, from_account, to_account, sent_at, reader_error from bank_transfer
     where market = $1 and reference = $2 for update`,
    [market, reference],
  );
  if (!row) return undefined;
  const { used } = await one<{ used: boolean }>(
    tx,
    `select exists (select 1 from slip where bank_reference = $1 and status = 'SUCCESS') as used`,
    [reference],
  );
  const { reader_error: error } = row;
  return {
    amount: row.amount,
    currency: row.currency,
    from: row.from_account,
    to: row.to_account,
    sentAt: row.sent_at,
    readerError: error === null ? null : isReason(error) ? error : 'UNKNOW_ERROR',
    isUsed: used,
  };
}

const refuse = (tx: Db, id: bigint, reason: SlipReason, now: Date, bankReference: string | null = null) =>
  tx.query(
    `update slip set status = 'FAILED', note = $2, decided_at = $3, bank_reference = $4 where id = $1`,
    [id, reason, now, bankReference],
  );

/** Reads a slip, then credits its transfer or stores the reason for the refusal. A decided slip does not change. */
async function readSlip(db: Db, pictures: PictureReader, id: bigint, now: Date): Promise<void> {
  const stored = await maybeOne<{ picture: string }>(
    db,
    'select picture from slip where id = $1 and decided_at is null',
    [id],
  );
  if (!stored) return;
  // Read before the transaction, because it is slow and needs no lock.
  const verdict = verifyPicture(await pictures.read(Buffer.from(stored.picture, 'base64')));
  await db.transaction(async (tx) => {
    const row = await maybeOne<MemberRow & { uploaded_at: Date }>(
      tx,
      `select ${MEMBER_COLUMNS}, s.uploaded_at from slip s join member m on m.id = s.member_id
       where s.id = $1 and s.decided_at is null for no key update of s skip locked`,
      [id],
    );
    if (!row) return;
    if (!verdict.ok) {
      await refuse(tx, id, verdict.reason, now);
      return;
    }
    const member = asMember(row);
    const { reference } = verdict;
    const transfer = await lockTransfer(tx, row.market, reference);
    const reason = verifyTransfer(transfer, marketNamed(row.market), member, row.uploaded_at);
    if (reason !== null || !transfer) {
      await refuse(tx, id, reason ?? 'INVALID_SLIP', now, reference);
      return;
    }
    const { transactionId } = await creditDeposit(tx, member, transfer.amount, now);
    await tx.query(
      `update slip set status = 'SUCCESS', decided_at = $2, amount = $3, bank_reference = $4, transaction_id = $5
       where id = $1`,
      [id, now, transfer.amount, reference, transactionId],
    );
  });
}

/** Reads slips a few seconds after their upload. */
export const dueSlips = (db: Db, pictures: PictureReader): DueWork => ({
  waiting: () =>
    db.query<{ id: bigint; at: Date }>(
      `select id, read_at as at from slip where decided_at is null order by read_at limit ${SWEEP_SIZE}`,
    ),
  settle: (id, now) => readSlip(db, pictures, id, now),
});

interface SlipRow {
  readonly reference: string;
  readonly picture_key: string;
  readonly status: 'VERIFYING' | 'SUCCESS' | 'FAILED';
  readonly note: string | null;
  readonly amount: bigint | null;
  readonly uploaded_at: Date;
}

/** The path contains a secret key as permission, because an img element cannot send a token. */
const addressOf = (key: string): string => `/api/art/slips/${key}`;

/** One page of a member's slips, newest first. Only credited ones have the URL of their picture. */
export async function listSlips(db: Db, memberId: string, page: number, limit: number) {
  const bounds = pageBounds(page, limit);
  const { total } = await one<{ total: number }>(
    db,
    'select count(*)::int as total from slip where member_id = $1',
    [memberId],
  );
  const rows = await db.query<SlipRow>(
    `select reference, picture_key, status, note, amount, uploaded_at from slip
     where member_id = $1 order by uploaded_at desc, id desc limit $2 offset $3`,
    [memberId, bounds.limit, bounds.offset],
  );
  return {
    total,
    slips: rows.map((row) => ({
      createdAt: row.uploaded_at.toISOString(),
      amount: row.amount === null ? 0 : toMajor(row.amount),
      status: row.status,
      note: row.note,
      link: row.status === 'SUCCESS' ? addressOf(row.picture_key) : null,
      reference: row.reference,
    })),
  };
}

/** The address of the picture of a member's own slip. @throws Refusal NO_DATA */
export async function slipAddress(db: Db, memberId: string, reference: string): Promise<string> {
  const own = await maybeOne<{ picture_key: string }>(
    db,
    'select picture_key from slip where member_id = $1 and reference = $2',
    [memberId, reference],
  );
  if (!own) throw new Refusal('NO_DATA');
  return addressOf(own.picture_key);
}

/** The picture, by the key in its address. @throws Refusal NO_DATA */
export async function slipPicture(db: Db, market: string, key: string) {
  const row = await maybeOne<{ content_type: string; picture: string }>(
    db,
    `select s.content_type, s.picture from slip s join member m on m.id = s.member_id
     where m.market = $1 and s.picture_key = $2`,
    [market, key],
  );
  if (!row) throw new Refusal('NO_DATA');
  return { type: row.content_type, bytes: Buffer.from(row.picture, 'base64') };
}
