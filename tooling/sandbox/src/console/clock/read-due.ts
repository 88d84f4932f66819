import type { Db } from '../../db/db';
import type { Currency } from '../../markets/market';

/** An event that happens at a time. */
export interface Due {
  readonly what: string;
  readonly at: Date;
  readonly market: string;
  /** Empty for a visitor. */
  readonly memberId: string;
  readonly phone: string;
  readonly currency: Currency | null;
  readonly amount: bigint | null;
}

/** The largest number of events, of all kinds together. */
export const DUE_SHOWN = 50;

/** The query of the next events of one kind. @param rows a table with the alias d @param at the column with the time */
const next = (what: string, at: string, amount: string, rows: string): string => `(
  select '${what}' as what, ${at} as at, m.market, m.id as "memberId", m.username as phone,
    case when ${amount} is not null then m.currency end as currency, ${amount} as amount
  from ${rows} and ${at} > $1 order by ${at} limit ${DUE_SHOWN})`;

const DUE = [
  next(
    'QR code ends',
    'd.expires_at',
    'd.amount',
    'qr_code d join member m on m.id = d.member_id where d.outcome is null',
  ),
  next(
    'Withdrawal is approved',
    'd.approve_at',
    'd.amount',
    'withdrawal d join member m on m.id = d.member_id where d.decided_at is null',
  ),
  next(
    'Slip is read',
    'd.read_at',
    'd.amount',
    'slip d join member m on m.id = d.member_id where d.decided_at is null',
  ),
  next(
    'Coupon ends',
    'd.expires_at',
    'null::bigint',
    'coupon d join member m on m.id = d.member_id where d.claimed_at is null',
  ),
  next(
    'Session ends',
    'd.expires_at',
    'null::bigint',
    'access_token d join member m on m.id = d.member_id where true',
  ),
  `(select 'Code by SMS ends', d.expires_at, d.market, '', d.phone, null, null
    from otp d where d.verified_at is null and d.expires_at > $1 order by d.expires_at limit ${DUE_SHOWN})`,
].join(' union all ');

/** The next events, earliest first. */
export const readDue = (db: Db, now: Date): Promise<readonly Due[]> =>
  db.query<Due>(`select * from (${DUE}) due order by at limit ${DUE_SHOWN}`, [now]);
