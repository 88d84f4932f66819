import { randomInt } from 'node:crypto';
import type { Db } from '../db/db';
import { one } from '../db/db';
import { houseAccount, memberAccount } from '../ledger/accounts';
import { move, post } from '../ledger/post';
import { marketOf } from '../markets/markets';
import { createMember, newMemberId } from '../members/create-member';
import type { Member, MemberRow } from '../members/member';
import { MEMBER_COLUMNS, asMember } from '../members/member';
import type { Minor } from '../money/minor-units';

const MARKET = 'th';
const CURRENCY = 'THB';

/** A member of the Thai market with the starter games and no money, who never logs in. */
export async function newMember(db: Db, at: Date): Promise<Member> {
  const id = newMemberId();
  const phone = `08${randomInt(10 ** 7, 10 ** 8)}`;
  await createMember(db, marketOf(MARKET), {
    id,
    username: phone,
    name: 'Test',
    passwordHash: 'none',
    currency: CURRENCY,
    bankCode: 'KBANK',
    bankAccountName: 'TEST',
    bankAccountNo: phone,
    sourceCode: null,
    invitedBy: null,
    createdAt: at,
  });
  return asMember(await one<MemberRow>(db, `select ${MEMBER_COLUMNS} from member m where id = $1`, [id]));
}

/** Deposits into the wallet or a game. @returns the ledger's transaction */
export async function fund(
  db: Db,
  member: Member,
  amount: Minor,
  at: Date,
  game: string | null = null,
): Promise<bigint> {
  const bank = await houseAccount(db, member, 'bank');
  const account = await memberAccount(db, member.id, game === null ? 'wallet' : 'game', game);
  return post(db, {
    market: member.market,
    currency: member.currency,
    kind: 'deposit',
    memberId: member.id,
    at,
    ...move(bank, account.id, amount),
  });
}
