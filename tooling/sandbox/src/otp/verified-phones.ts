import { createHash } from 'node:crypto';
import { MINUTE, addMs } from '../clock';
import type { Db } from '../db/db';
import { maybeOne } from '../db/db';
import type { RequestContext } from '../http/route';

/** How long registration can be finished after a code was accepted. */
const VERIFIED_FOR = 10 * MINUTE;

type Client = Pick<RequestContext, 'market' | 'address' | 'userAgent'>;

/**
 * Who calls, as far as the contract lets a server know: a registration brings nothing that says who verified its phone.
 * Two visitors behind one address with the same browser cannot be told apart.
 */
const hashClient = ({ address, userAgent }: Client): string =>
  createHash('sha256').update(`${address}\n${userAgent}`).digest('hex');

/** Binds a phone to the client whose code was accepted last; an earlier client's verification ends. */
export const rememberVerified = (db: Db, client: Client, phone: string, now: Date): Promise<object[]> =>
  db.query(
    `insert into verified_phone (market, phone, client_hash, verified_at) values ($1, $2, $3, $4)
     on conflict (market, phone) do update set
       client_hash = excluded.client_hash, verified_at = excluded.verified_at`,
    [client.market.id, phone, hashClient(client), now],
  );

/** Whether this client, and not just anybody, has verified the phone a short time ago. */
export const isVerifiedBy = async (db: Db, client: Client, phone: string, now: Date): Promise<boolean> =>
  (await maybeOne(
    db,
    'select 1 from verified_phone where market = $1 and phone = $2 and client_hash = $3 and verified_at > $4',
    [client.market.id, phone, hashClient(client), addMs(now, -VERIFIED_FOR)],
  )) !== undefined;
