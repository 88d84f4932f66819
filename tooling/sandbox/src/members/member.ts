import type { Db } from '../db/db';
import { maybeOne } from '../db/db';
import type { Currency, Market } from '../markets/market';
import type { MemberStatus } from './member-status';

export interface Member {
  readonly id: string;
  readonly market: string;
  readonly username: string;
  readonly name: string;
  readonly currency: Currency;
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  readonly coin: number;
  readonly status: MemberStatus;
  readonly createdAt: Date;
}

export interface MemberRow {
  readonly id: string;
  readonly market: string;
  readonly username: string;
  readonly name: string;
  readonly currency: Currency;
  readonly bank_code: string;
  readonly bank_account_name: string;
  readonly bank_account_no: string;
  readonly coin: number;
  readonly status: MemberStatus;
  readonly created_at: Date;
}

/** Whether the market has a member with this phone. */
export const isRegistered = async (db: Db, market: Pick<Market, 'id'>, phone: string): Promise<boolean> =>
  (await maybeOne(db, 'select 1 from member where market = $1 and username = $2', [market.id, phone])) !==
  undefined;

/** Columns of the member table with the alias m; never the password hash. */
export const MEMBER_COLUMNS = `m.id, m.market, m.username, m.name, m.currency, m.bank_code,
  m.bank_account_name, m.bank_account_no, m.coin, m.status, m.created_at`;

export const asMember = (row: MemberRow): Member => ({
  id: row.id,
  market: row.market,
  username: row.username,
  name: row.name,
  currency: row.currency,
  bankCode: row.bank_code,
  bankAccountName: row.bank_account_name,
  bankAccountNo: row.bank_account_no,
  coin: row.coin,
  status: row.status,
  createdAt: row.created_at,
});
