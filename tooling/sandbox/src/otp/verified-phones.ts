import { createHash } from 'node:crypto';
import { MINUTE, addMs } from '../clock';
import type { Db } from '../db/db';
import { maybeOne } from '../db/db';
import type { RequestContext } from '../http/route';

/** How long after an accepted code the phone can be registered. */
const VERIFIED_FOR = 10 * MINUTE;

type Client = Pick<RequestContext, 'market' | 'address' | 'userAgent'>;

/**
 * A hash that identifies the client as well as the contract allows: a registration contains nothing that says who
 * verified its phone. Two visitors behind one address with the same browser cannot be distinguished.
 */
const hashClient = ({ address, userAgent }: Client): string =>
  createHash('sha256').update(`${address}\n${userAgent}`).digest('hex');

/** Binds a phone to this client, which ends the verification by an earlier client. */
export const rememberVerified = (db: Db, client: Client, phone: string, now: Date): Promise<object[]> =>
  db.query(
    `insert into verified_phone (market, phone, client_hash, verified_at) values ($1, $2, $3, $4)
     on conflict (market, phone) do update set
       client_hash = excluded.client_hash, verified_at = excluded.verified_at`,
    [client.market.id, phone, hashClient(client), now],
  );

/** Whether this client has verified the phone within the last ten minutes. */
export const isVerifiedBy = async (db: Db, client: Client, phone: string, now: Date): Promise<boolean> =>
  (await maybeOne(
    db,
    'select 1 from verified_phone where market = $1 and phone = $2 and client_hash = $3 and verified_at > $4',
    [client.market.id, phone, hashClient(client), addMs(now, -VERIFIED_FOR)],
  )) !== undefined;
