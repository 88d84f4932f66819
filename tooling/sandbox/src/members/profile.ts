import { count, forget } from '../access/limits';
import { hashPassword, passwordFits } from '../access/passwords';
import { endOtherSessions } from '../access/tokens';
import type { Db } from '../db/db';
import { one, violates } from '../db/db';
import { Refusal } from '../http/refusal';
import type { MemberContext } from '../http/route';
import type { Market } from '../markets/market';
import { bankOf } from '../markets/market';
import type { Member } from './member';
import { accountDigits, checkBank, checkHolderName, checkNewPassword, checkText } from './registration-rules';

/** Profile and bank account as the API returns them. */
export function presentMember(market: Market, member: Member) {
  const bank = bankOf(market, member.bankCode);
  return {
    profile: {
      _id: member.id,
      name: member.name,
      username: member.username,
      coin: member.coin,
      currency: member.currency,
      createdAt: member.createdAt.toISOString(),
    },
    bankAccount: {
      bankCode: member.bankCode,
      bankAccountName: member.bankAccountName,
      bankAccountNo: member.bankAccountNo,
      bank: { nameTH: bank?.nameTH ?? member.bankCode, nameEN: bank?.nameEN ?? member.bankCode },
    },
  };
}

interface ProfileChange {
  readonly name: string;
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
}

/** @throws Refusal INVALID_BANK, BANK_ACCOUNT_NAME_ENG, EXISTING_BANK, KEY_MISSING, KEY_INVALID */
export async function changeProfile(
  db: Db,
  market: Market,
  member: Member,
  change: ProfileChange,
): Promise<void> {
  checkText(change.name);
  checkBank(market, change.bankCode);
  checkHolderName(change.bankCode, change.bankAccountName);
  try {
    await db.query(
      `update member set name = $2, bank_code = $3, bank_account_name = $4, bank_account_no = $5
       where id = $1`,
      [
        member.id,
        change.name.trim(),
        change.bankCode,
        change.bankAccountName.trim(),
        accountDigits(change.bankAccountNo),
      ],
    );
  } catch (error) {
    if (violates(error, 'member_bank_once')) throw new Refusal('EXISTING_BANK');
    throw error;
  }
}

/** Changes the account holder's name; the bank must be the member's own. */
export async function changeHolderName(
  db: Db,
  member: Member,
  bankCode: string,
  name: string,
): Promise<void> {
  if (bankCode !== member.bankCode) throw new Refusal('INVALID_BANK');
  checkHolderName(bankCode, name);
  await db.query('update member set bank_account_name = $2 where id = $1', [member.id, name.trim()]);
}

/**
 * Changes the password and ends the member's other sessions.
 * @throws Refusal WRONG_PASSWORD, KEY_MISSING, KEY_INVALID for a new one below eight characters, REQUEST_LIMIT_1MIN
 *   and REQUEST_LIMIT for the session
 */
export async function changePassword(
  context: MemberContext,
  oldPassword: string,
  newPassword: string,
): Promise<void> {
  const { services, member, tokenHash } = context;
  const { db } = services;
  checkNewPassword(newPassword);
  // Counted before the check, so that parallel guesses cannot exceed the limit.
  await count(context, 'passwordsOfSession', tokenHash);
  await count(context, 'passwordsOfSessionInADay', tokenHash);
  const { password_hash } = await one<{ password_hash: string }>(
    db,
    'select password_hash from member where id = $1',
    [member.id],
  );
  if (!(await passwordFits(password_hash, oldPassword))) throw new Refusal('WRONG_PASSWORD');
  await forget(context, 'passwordsOfSession', tokenHash);
  await forget(context, 'passwordsOfSessionInADay', tokenHash);
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await tx.query('update member set password_hash = $2 where id = $1', [member.id, passwordHash]);
    await endOtherSessions(tx, member.id, tokenHash);
  });
}
