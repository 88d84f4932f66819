import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { count } from '../access/limits';
import { hashToken } from '../access/tokens';
import { HOUR, MINUTE, addMs } from '../clock';
import type { Db } from '../db/db';
import { maybeOne, one } from '../db/db';
import { Refusal } from '../http/refusal';
import type { Market } from '../markets/market';
import { isRegistered } from '../members/member';
import type { RequestContext } from '../http/route';
import { isVerifiedBy, rememberVerified } from './verified-phones';

/** Digits in a code. */
const CODE = 6;
const SHORT_CODE = 4;
const CODE_LIFE = 5 * MINUTE;
const RESEND_AFTER = MINUTE;
const SENDS_PER_HOUR = 6;
const ATTEMPTS_PER_CODE = 5;
const BLOCK_TIME = 15 * MINUTE;

const TOKEN = /^[\w-]{43}$/;

/** The hash of a code includes its token, of which only a hash is stored, so the table does not reveal the code. */
const hashCode = (token: string, code: string): string =>
  createHmac('sha256', token).update(code).digest('hex');

const sameText = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

interface SentOtp {
  /** Shown beside the input, so that a member can tell two messages apart. */
  readonly otpRef: string;
  readonly otpToken: string;
  readonly code: string;
  /** The number of digits in the code, unless it is the usual one. */
  readonly otpLength?: number;
}

async function block(db: Db, market: Market, phone: string, now: Date): Promise<void> {
  await db.query(
    `insert into otp_block (market, phone, until) values ($1, $2, $3)
     on conflict (market, phone) do update set until = excluded.until`,
    [market.id, phone, addMs(now, BLOCK_TIME)],
  );
}

const isBlocked = async (db: Db, market: Market, phone: string, now: Date): Promise<boolean> =>
  (await maybeOne(db, 'select 1 from otp_block where market = $1 and phone = $2 and until > $3', [
    market.id,
    phone,
    now,
  ])) !== undefined;

/**
 * Sends a code by simulated SMS. For a phone that this client has verified, nothing is sent and the code is
 * OTP_VERIFIED.
 * @throws Refusal REQUEST_LIMIT_1MIN within a minute of the last code, REQUEST_LIMIT for the address,
 *   OTP_BLOCK, OTP_SEND_FAIL when the gateway is down; the next code can then be asked for at once
 */
export async function sendOtp(context: RequestContext, phone: string): Promise<SentOtp> {
  const { services, market, address } = context;
  const now = services.clock.now();
  await count(context, 'codesToAddress', address);
  const { sms, shortOtp } = await services.switches.read(market.id);
  const token = randomBytes(32).toString('base64url');
  const otpRef = randomBytes(3).toString('hex').toUpperCase();
  const length = shortOtp ? SHORT_CODE : CODE;
  const digits = String(randomInt(10 ** length)).padStart(length, '0');
  const code = await services.db.transaction(async (tx) => {
    // Of two parallel requests for one phone, the second waits here and then gets REQUEST_LIMIT_1MIN.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`otp ${market.id} ${phone}`]);
    if (await isVerifiedBy(tx, context, phone, now)) return 'OTP_VERIFIED';
    if (await isBlocked(tx, market, phone, now)) throw new Refusal('OTP_BLOCK');
    const sent = await one<{ last: Date | null; count: number }>(
      tx,
      `select max(created_at) as last, count(*)::int as count from otp
       where market = $1 and phone = $2 and created_at > $3`,
      [market.id, phone, addMs(now, -HOUR)],
    );
    if (sent.last && sent.last > addMs(now, -RESEND_AFTER)) throw new Refusal('REQUEST_LIMIT_1MIN');
    if (sent.count >= SENDS_PER_HOUR) throw new Refusal('OTP_BLOCK');
    if (!sms) throw new Refusal('OTP_SEND_FAIL');
    await tx.query(
      `insert into otp (token_hash, market, phone, code_hash, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [hashToken(token), market.id, phone, hashCode(token, digits), now, addMs(now, CODE_LIFE)],
    );
    return 'OTP_SENT';
  });
  if (code === 'OTP_SENT') await services.sms.send({ market: market.id, phone, code: digits, at: now });
  return { otpRef, otpToken: token, code, ...(shortOtp && { otpLength: length }) };
}

interface OtpRow {
  readonly phone: string;
  readonly code_hash: string;
  readonly attempts: number;
  readonly expires_at: Date;
  /** The state when the attempt was counted, which later attempts cannot change. */
  readonly is_blocked: boolean;
}

/**
 * Checks a code, which verifies its phone once, for the client that sent it. The attempt is counted before the code
 * is compared.
 * @returns OTP_VERIFIED if the same client sends the same code again, because the first response may have been lost
 * @throws Refusal OTP_TOKEN_INVALID, OTP_NOT_EXIST, OTP_EXPIRED also for a used code, OTP_CODE_INVALID, OTP_BLOCK,
 *   OTP_VERIFY_FAIL for a phone that was registered meanwhile
 */
export async function verifyOtp(
  context: RequestContext,
  token: string,
  code: string,
): Promise<'OTP_CODE_VALID' | 'OTP_VERIFIED'> {
  if (!TOKEN.test(token)) throw new Refusal('OTP_TOKEN_INVALID');
  const { services, market } = context;
  const { db, clock } = services;
  const now = clock.now();
  const row = await maybeOne<OtpRow>(
    db,
    `update otp set attempts = attempts + 1 where token_hash = $1 and market = $2
     returning phone, code_hash, attempts, expires_at, exists (
       select 1 from otp_block where market = otp.market and phone = otp.phone and until > $3
     ) as is_blocked`,
    [hashToken(token), market.id, now],
  );
  if (!row) throw new Refusal('OTP_NOT_EXIST');
  const { phone } = row;
  if (row.is_blocked) throw new Refusal('OTP_BLOCK');
  if (row.expires_at <= now) throw new Refusal('OTP_EXPIRED');
  if (row.attempts > ATTEMPTS_PER_CODE) {
    await block(db, market, phone, now);
    throw new Refusal('OTP_BLOCK');
  }
  if (!sameText(hashCode(token, code), row.code_hash)) throw new Refusal('OTP_CODE_INVALID');
  if (await isRegistered(db, market, phone)) throw new Refusal('OTP_VERIFY_FAIL');
  const isFirstUse = await db.transaction(async (tx) => {
    const used = await tx.query(
      'update otp set verified_at = $2 where token_hash = $1 and verified_at is null returning 1',
      [hashToken(token), now],
    );
    if (used.length > 0) await rememberVerified(tx, context, phone, now);
    return used.length > 0;
  });
  if (isFirstUse) return 'OTP_CODE_VALID';
  if (await isVerifiedBy(db, context, phone, now)) return 'OTP_VERIFIED';
  throw new Refusal('OTP_EXPIRED');
}
