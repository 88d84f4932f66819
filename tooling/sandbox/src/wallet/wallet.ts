import type { Db } from '../db/db';
import { one } from '../db/db';
import { launchUrlsOf } from '../games/launch-urls';
import { memberAccount, readAccounts } from '../ledger/accounts';
import type { MemberAccounts } from '../ledger/accounts';
import { gameOf, type Market } from '../markets/market';
import type { Member } from '../members/member';
import { presentMember } from '../members/profile';
import { toMajor } from '../money/minor-units';

/** All games of the market and the member's copies of them, with the member's balances. */
export function presentSlots(market: Market, accounts: MemberAccounts) {
  const offered = new Set(market.games.map(({ code }) => code));
  const copies = [...accounts.games.keys()].filter((code) => !offered.has(code));
  return [...market.games, ...copies.flatMap((code) => gameOf(market, code) ?? [])].map((game) => {
    const account = accounts.games.get(game.code);
    return {
      code: game.code,
      name: game.name,
      category: game.category,
      // Without the market's prefix, which the app's server adds to every path under /api.
      logo: `/api/art/logos/${game.code}.svg`,
      background: `/api/art/games/${game.code}.svg`,
      amount: toMajor(account?.balance ?? 0n),
      ftWalletSlot: game.ftWalletSlot,
      isActive: account !== undefined,
      ...launchUrlsOf(game.code),
    };
  });
}

/** Invited members who have deposited count as success, the others as fail. */
const inviteCounts = (db: Db, memberId: string): Promise<{ success: number; fail: number }> =>
  one(
    db,
    `select count(*) filter (where paid)::int as success, count(*) filter (where not paid)::int as fail
     from (
       select exists (
         select 1 from statement_entry s
         where s.member_id = m.id and s.type = 'deposit' and s.status = 'SUCCESS'
       ) as paid from member m where m.invited_by = $1
     ) invited`,
    [memberId],
  );

/** Everything that the dashboard shows. */
export async function readWallet(db: Db, market: Market, member: Member) {
  const accounts = await readAccounts(db, member.id);
  const invite = await memberAccount(db, member.id, 'invite');
  return {
    ...presentMember(market, member),
    wallet: { amount: toMajor(accounts.wallet.balance) },
    invite: { amount: toMajor(invite.balance), ...(await inviteCounts(db, member.id)) },
    slots: presentSlots(market, accounts),
  };
}
