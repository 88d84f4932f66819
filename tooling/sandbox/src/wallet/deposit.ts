import type { Db } from '../db/db';
import type { HouseAccountKind } from '../ledger/accounts';
import { houseAccount, memberAccount } from '../ledger/accounts';
import { move } from '../ledger/post';
import type { Member } from '../members/member';
import type { Minor } from '../money/minor-units';
import type { WrittenLine } from '../statement/post-line';
import { postLine } from '../statement/post-line';
import { WALLET } from './transfer';

interface DepositSource {
  /** The source in the statement; the member's bank by default. */
  readonly from?: string;
  readonly house?: Extract<HouseAccountKind, 'bank' | 'qr-clearing' | 'gift-clearing'>;
}

/** Credits a deposit: moves it from a clearing account to the member's wallet. */
export function creditDeposit(
  db: Db,
  member: Pick<Member, 'id' | 'market' | 'currency' | 'bankCode'>,
  amount: Minor,
  at: Date,
  { from = member.bankCode, house = 'bank' }: DepositSource = {},
): Promise<WrittenLine> {
  return db.transaction(async (tx) => {
    const clearing = await houseAccount(tx, member, house);
    const wallet = await memberAccount(tx, member.id, 'wallet');
    return postLine(
      tx,
      {
        market: member.market,
        currency: member.currency,
        kind: 'deposit',
        memberId: member.id,
        at,
        ...move(clearing, wallet.id, amount),
      },
      { type: 'deposit', from, to: WALLET, amount, status: 'SUCCESS' },
    );
  });
}
