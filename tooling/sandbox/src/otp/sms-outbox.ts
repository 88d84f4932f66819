import type { Db } from '../db/db';
import { maybeOne } from '../db/db';
import type { MarketId } from '../markets/market';

interface Sms {
  readonly market: MarketId;
  readonly phone: string;
  readonly code: string;
  readonly at: Date;
}

/** The simulated SMS gateway: messages are shown on the console and never leave the machine. */
export interface SmsOutbox {
  send(sms: Sms): Promise<void>;
  /** The last code sent to a phone. */
  lastCode(phone: string): Promise<string | undefined>;
  /** The latest messages, newest first. */
  latest(count: number): Promise<readonly Sms[]>;
}

const MAX_MESSAGES = 200;

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
    latest: (count) =>
      db.query<Sms>('select market, phone, code, sent_at as at from sms_message order by id desc limit $1', [
        count,
      ]),
  };
}
