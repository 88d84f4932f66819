import { createHash, randomBytes } from 'node:crypto';
import { DAY, addMs } from '../clock';
import type { Db } from '../db/db';
import { maybeOne } from '../db/db';
import type { Market } from '../markets/market';
import type { Member, MemberRow } from '../members/member';
import { MEMBER_COLUMNS, asMember } from '../members/member';
import { checkStatus } from '../members/member-status';
import { Refusal } from '../http/refusal';
import { noteCall } from '../http/request-scope';

const LIFETIME = 30 * DAY;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The hash includes the member, so that the table does not reveal which members share an address. */
const hashAddress = (memberId: string, address: string): string =>
  createHash('sha256').update(`${memberId}\n${address}`).digest('base64url');

/** Creates a session token of 256 random bits. Only its hash is stored. */
export async function issueToken(db: Db, memberId: string, address: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `insert into access_token (token_hash, member_id, created_at, expires_at, address_hash)
     values ($1, $2, $3, $4, $5)`,
    [hashToken(token), memberId, now, addMs(now, LIFETIME), hashAddress(memberId, address)],
  );
  return token;
}

/** Whether the member has a session, ended or not, that was opened from this address. */
export const isKnownAddress = async (db: Db, memberId: string, address: string): Promise<boolean> =>
  (await maybeOne(db, 'select 1 from access_token where member_id = $1 and address_hash = $2 limit 1', [
    memberId,
    hashAddress(memberId, address),
  ])) !== undefined;

/**
 * The member whose session token this is.
 * @throws Refusal invalid-token, EXPIRED_AUTH_TOKEN, and the codes of checkStatus
 */
export const memberOfToken = (db: Db, market: Market, token: string, now: Date): Promise<Member> =>
  memberOfHash(db, market, hashToken(token), now);

/** The same, by the token's hash. */
export async function memberOfHash(db: Db, market: Market, tokenHash: string, now: Date): Promise<Member> {
  const row = await maybeOne<MemberRow & { expires_at: Date }>(
    db,
    `select ${MEMBER_COLUMNS}, t.expires_at from access_token t join member m on m.id = t.member_id
     where t.token_hash = $1 and m.market = $2`,
    [tokenHash, market.id],
  );
  if (!row) throw new Refusal('invalid-token');
  if (row.expires_at <= now) throw new Refusal('EXPIRED_AUTH_TOKEN');
  noteCall({ member: row });
  checkStatus(row.status);
  return asMember(row);
}

/** The phone of the member whose token this is, even if the token has expired or the member is blocked. For faults. */
export const phoneOfToken = async (db: Db, market: string, token: string): Promise<string | undefined> =>
  (
    await maybeOne<{ username: string }>(
      db,
      `select m.username from access_token t join member m on m.id = t.member_id
       where t.token_hash = $1 and m.market = $2`,
      [hashToken(token), market],
    )
  )?.username;

/** Ends all sessions of a member except the one with this token. */
export const endOtherSessions = (db: Db, memberId: string, tokenHash: string): Promise<object[]> =>
  db.query('delete from access_token where member_id = $1 and token_hash <> $2', [memberId, tokenHash]);
