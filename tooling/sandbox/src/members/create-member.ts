import { randomBytes } from 'node:crypto';
import type { Db } from '../db/db';
import { violates } from '../db/db';
import { activateGame } from '../games/game-accounts';
import { Refusal } from '../http/refusal';
import { openMemberAccount } from '../ledger/accounts';
import type { Currency, Market } from '../markets/market';

interface NewMember {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly currency: Currency;
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  readonly sourceCode: string | null;
  readonly invitedBy: string | null;
  readonly createdAt: Date;
}

export const newMemberId = (): string => randomBytes(12).toString('hex');

/**
 * Creates a member with their accounts and the starter games, all or nothing.
 * @throws Refusal EXISTING_USER, EXISTING_BANK
 */
export async function createMember(db: Db, market: Market, member: NewMember): Promise<void> {
  const owner = { id: member.id, market: market.id, currency: member.currency };
  try {
    await db.transaction(async (tx) => {
      await tx.query(
        `insert into member (id, market, username, name, password_hash, currency, bank_code,
           bank_account_name, bank_account_no, source_code, invited_by, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
        [
          member.id,
          market.id,
          member.username,
          member.name,
          member.passwordHash,
          member.currency,
          member.bankCode,
          member.bankAccountName,
          member.bankAccountNo,
          member.sourceCode,
          member.invitedBy,
          member.createdAt,
        ],
      );
      await openMemberAccount(tx, owner, 'wallet');
      await openMemberAccount(tx, owner, 'invite');
      for (const game of market.games) {
        if (game.starter) await activateGame(tx, owner, game.code, member.createdAt);
      }
    });
  } catch (error) {
    if (violates(error, 'member_username_once')) throw new Refusal('EXISTING_USER');
    if (violates(error, 'member_bank_once')) throw new Refusal('EXISTING_BANK');
    throw error;
  }
}
