import type { Db } from '../../db/db';
import type { Listed } from '../../db/listed';
import type { Currency } from '../../markets/market';
import { toMajor } from '../../money/minor-units';

/** Members on one page. */
const PAGE = 100;

interface Row {
  readonly id: string;
  readonly market: string;
  readonly username: string;
  readonly name: string;
  readonly standing: string;
  readonly currency: Currency;
  readonly coins: number;
  readonly wallet: bigint;
  readonly games: bigint;
}

/** The query of one page. Each condition has its own query, so that each can use an index. */
const pageOf = (condition: string): string => `
  select m.id, m.market, m.username, m.name, m.status as standing, m.currency, m.coin as coins,
    money.wallet, money.games
  from (select * from member ${condition} order by created_at desc, id desc limit ${PAGE + 1}) m
  cross join lateral (
    select coalesce(sum(balance) filter (where kind = 'wallet'), 0)::bigint as wallet,
      coalesce(sum(balance) filter (where kind = 'game'), 0)::bigint as games
    from ledger_account where member_id = m.id
  ) money
  order by m.created_at desc, m.id desc`;
const NEWEST = pageOf('');
const AFTER = pageOf('where (created_at, id) < (select created_at, id from member where id = $1)');
const FOUND = pageOf('where id = $1 or starts_with(username, $1) or strpos(lower(name), lower($1)) > 0');

function pageFrom(rows: readonly Row[]) {
  const shown = rows.slice(0, PAGE);
  return {
    members: shown.map(({ username, wallet, games, ...member }) => ({
      ...member,
      phone: username,
      wallet: toMajor(wallet),
      games: toMajor(games),
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** A page of members, newest first. @param after the id of the last member of the page before */
export const readMembers = async (db: Db, after?: string) =>
  pageFrom(await (after === undefined ? db.query<Row>(NEWEST) : db.query<Row>(AFTER, [after])));

/** The members with this id, whose phone starts with the text, or whose name contains it; newest first. */
export async function findMembers(db: Db, text: string): Promise<Listed<MemberLine>> {
  const { members, next } = pageFrom(await db.query<Row>(FOUND, [text]));
  return { rows: members, hasMore: next !== null };
}

export type MembersPage = Awaited<ReturnType<typeof readMembers>>;
export type MemberLine = MembersPage['members'][number];
