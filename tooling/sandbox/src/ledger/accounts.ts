import type { Db } from '../db/db';
import { maybeOne, one } from '../db/db';
import type { Minor } from '../money/minor-units';

/** Kinds of members' accounts, whose balance can never be negative. */
type MemberAccountKind = 'wallet' | 'game' | 'invite' | 'cashback';

/** Kinds of the operator's accounts; each exists once per market and currency. */
export type HouseAccountKind =
  | 'bank'
  | 'withdrawals-pending'
  | 'game-house'
  | 'bonus'
  | 'invite-fund'
  | 'cashback-fund'
  | 'prize'
  | 'qr-clearing'
  | 'gift-clearing';

export interface AccountOwner {
  readonly id: string;
  readonly market: string;
  readonly currency: string;
}

interface Account {
  readonly id: bigint;
  readonly balance: Minor;
}

/** Opens an account for a member if it does not exist. */
export async function openMemberAccount(
  db: Db,
  owner: AccountOwner,
  kind: MemberAccountKind,
  gameCode: string | null = null,
): Promise<void> {
  await db.query(
    `insert into ledger_account (market, currency, kind, member_id, game_code) values ($1, $2, $3, $4, $5)
     on conflict on constraint ledger_account_once do nothing`,
    [owner.market, owner.currency, kind, owner.id, gameCode],
  );
}

const HOUSE_ACCOUNT = `select id from ledger_account
  where market = $1 and currency = $2 and kind = $3 and member_id is null`;

/** The id of a house account, which is opened on first use. */
export async function houseAccount(
  db: Db,
  { market, currency }: Pick<AccountOwner, 'market' | 'currency'>,
  kind: HouseAccountKind,
): Promise<bigint> {
  const place = [market, currency, kind];
  const known = await maybeOne<{ id: bigint }>(db, HOUSE_ACCOUNT, place);
  if (known) return known.id;
  await db.query(
    `insert into ledger_account (market, currency, kind) values ($1, $2, $3)
     on conflict on constraint ledger_account_once do nothing`,
    place,
  );
  return (await one<{ id: bigint }>(db, HOUSE_ACCOUNT, place)).id;
}

/** A member's account with its current balance; it must be open. */
export const memberAccount = (
  db: Db,
  memberId: string,
  kind: MemberAccountKind,
  gameCode: string | null = null,
): Promise<Account> =>
  one<Account>(
    db,
    `select id, balance from ledger_account
     where member_id = $1 and kind = $2 and game_code is not distinct from $3`,
    [memberId, kind, gameCode],
  );

export interface MemberAccounts {
  readonly wallet: Account;
  /** By game code. Games that are not activated have no account. */
  readonly games: ReadonlyMap<string, Account>;
}

interface MemberAccountRow extends Account {
  readonly kind: string;
  readonly game_code: string | null;
}

function asMemberAccounts(rows: readonly MemberAccountRow[]): MemberAccounts {
  const games = new Map<string, Account>();
  let wallet: Account | undefined;
  for (const { id, balance, game_code } of rows) {
    if (game_code === null) wallet = { id, balance };
    else games.set(game_code, { id, balance });
  }
  if (!wallet) throw new Error('A member without a wallet');
  return { wallet, games };
}

const MEMBER_ACCOUNTS = `select id, balance, kind, game_code from ledger_account
  where member_id = $1 and kind in ('wallet', 'game') order by id`;

/** A member's wallet and game accounts with their current balances. */
export const readAccounts = async (db: Db, memberId: string): Promise<MemberAccounts> =>
  asMemberAccounts(await db.query<MemberAccountRow>(MEMBER_ACCOUNTS, [memberId]));

/**
 * The same, locked until the transaction ends, so that balances cannot change before they are spent. Accounts are
 * always locked in the order of their ids, and before any house account.
 */
export const lockAccounts = async (tx: Db, memberId: string): Promise<MemberAccounts> =>
  asMemberAccounts(await tx.query<MemberAccountRow>(`${MEMBER_ACCOUNTS} for no key update`, [memberId]));
