import { randomInt } from 'node:crypto';
import type { Db } from '../db/db';
import { maybeOne } from '../db/db';
import { Refusal } from '../http/refusal';
import type { AccountOwner } from '../ledger/accounts';
import { openMemberAccount } from '../ledger/accounts';

/** The characters of passwords, without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const letters = (length: number): string =>
  Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

const newPassword = (): string => letters(10);

interface GameCredentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Opens the member's account at a game, and its ledger account. The password is stored in plain text, because the
 * contract shows it to the member.
 * @throws Refusal SLOT_ALREADY_ACTIVE
 */
export async function activateGame(db: Db, owner: AccountOwner, gameCode: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const opened = await maybeOne(
      tx,
      `insert into game_account (member_id, game_code, username, password, activated_at)
       values ($1, $2, $3, $4, $5) on conflict on constraint game_account_once do nothing returning 1`,
      [owner.id, gameCode, `${gameCode.toLowerCase()}${letters(6)}`, newPassword(), now],
    );
    if (!opened) throw new Refusal('SLOT_ALREADY_ACTIVE');
    await openMemberAccount(tx, owner, 'game', gameCode);
  });
}

/** @throws Refusal SLOT_NO_ACCOUNT */
export async function gameCredentials(db: Db, memberId: string, gameCode: string): Promise<GameCredentials> {
  const row = await maybeOne<GameCredentials>(
    db,
    'select username, password from game_account where member_id = $1 and game_code = $2',
    [memberId, gameCode],
  );
  if (!row) throw new Refusal('SLOT_NO_ACCOUNT');
  return { username: row.username, password: row.password };
}

/** @throws Refusal SLOT_NO_ACCOUNT */
export async function resetGamePassword(db: Db, memberId: string, gameCode: string): Promise<void> {
  const row = await maybeOne(
    db,
    'update game_account set password = $3 where member_id = $1 and game_code = $2 returning 1',
    [memberId, gameCode, newPassword()],
  );
  if (!row) throw new Refusal('SLOT_NO_ACCOUNT');
}
