import type { Db } from '../db/db';
import { maybeOne } from '../db/db';
import { type Listed, listed } from '../db/listed';
import type { MarketId } from '../markets/market';

export interface Sms {
  readonly id: number;
  readonly market: MarketId;
  readonly phone: string;
  readonly code: string;
  readonly at: Date;
  /** The id of the member with this phone; null for a visitor. */
  readonly memberId: string | null;
  readonly usedAt: Date | null;
  /** When the code expires. Null once its row in `otp` is deleted, a day later. */
  readonly endsAt: Date | null;
}

interface SmsFilter {
  readonly market?: string | undefined;
  readonly phone?: string | undefined;
}

/** The simulated SMS gateway: messages are shown on the console and never leave the machine. */
export interface SmsOutbox {
  send(sms: Pick<Sms, 'market' | 'phone' | 'code' | 'at'>): Promise<void>;
  /** The last code sent to a phone. */
  lastCode(phone: string): Promise<string | undefined>;
  /** The latest messages, newest first. @param to filters by market and phone */
  latest(count: number, to?: SmsFilter): Promise<Listed<Sms>>;
}

/** Older messages are deleted. */
export const MAX_MESSAGES = 200;

export function createSmsOutbox(db: Db, print: (line: string) => void): SmsOutbox {
  return {
    send: async ({ market, phone, code, at }) => {
      await db.query(
        `with sent as (
           insert into sms_message (market, phone, code, sent_at) values ($1, $2, $3, $4) returning id
         )
         delete from sms_message where id <= (select id from sent) - $5::int`,
        [market, phone, code, at, MAX_MESSAGES],
      );
      print(`Simulated SMS to ${phone}: code ${code}`);
    },
    lastCode: async (phone) => {
      const last = await maybeOne<{ code: string }>(
        db,
        'select code from sms_message where phone = $1 order by id desc limit 1',
        [phone],
      );
      return last?.code;
    },
    latest: (count, to) =>
      listed(count, (limit) =>
        db.query<Sms>(
          `select s.id::int, s.market, s.phone, s.code, s.sent_at as at, m.id as "memberId",
             o.verified_at as "usedAt", o.expires_at as "endsAt"
           from (
             select * from sms_message
             where ($2::text is null or market = $2) and ($3::text is null or phone = $3)
             order by id desc limit $1
           ) s left join member m on m.market = s.market and m.username = s.phone
             left join otp o on o.market = s.market and o.phone = s.phone and o.created_at = s.sent_at
           order by s.id desc`,
          [limit, to?.market ?? null, to?.phone ?? null],
        ),
      ),
  };
}
