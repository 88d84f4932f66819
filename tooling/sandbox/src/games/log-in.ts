import { timingSafeEqual } from 'node:crypto';
import { hashToken } from '../access/tokens';
import type { Db } from '../db/db';
import { maybeOne } from '../db/db';
import { Refusal } from '../http/refusal';
import type { Game, Market } from '../markets/market';
import { gameOf } from '../markets/market';
import type { Member } from '../members/member';
import { gameCredentials } from './game-accounts';
import { openGameSession } from './sessions';

const same = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));

/** The path of a game's lobby, without the market's prefix. */
export const lobbyPath = (gameCode: string): string => `/api/lobby/${gameCode}`;

/**
 * A link that opens the lobby as this member. The game's code may be in upper or lower case, as clients
 * put it into the path.
 * @param password only for games whose login requires it
 * @throws Refusal NO_GAME, SLOT_NO_ACCOUNT also for a login that is not the account's own
 */
export async function autoLoginLink(
  db: Db,
  market: Market,
  member: Member,
  login: { readonly game: string; readonly username: string; readonly password?: string },
  now: Date,
): Promise<string> {
  const game = gameOf(market, login.game.toUpperCase());
  if (!game) throw new Refusal('NO_GAME');
  const account = await gameCredentials(db, member.id, game.code);
  const fits =
    same(account.username, login.username) &&
    (login.password === undefined || same(account.password, login.password));
  if (!fits) throw new Refusal('SLOT_NO_ACCOUNT');
  const secret = await openGameSession(db, member.id, game.code, now);
  return `${lobbyPath(game.code)}?session=${secret}`;
}

/** Opens a session for a posted login form; undefined if the login is wrong. */
export async function formLogin(
  db: Db,
  market: Market,
  game: Game,
  username: string,
  password: string,
  now: Date,
): Promise<string | undefined> {
  const row = await maybeOne<{ member_id: string; password: string }>(
    db,
    `select g.member_id, g.password from game_account g join member m on m.id = g.member_id
     where g.game_code = $1 and g.username = $2 and m.market = $3 and m.status = 'active'`,
    [game.code, username, market.id],
  );
  if (!row || !same(row.password, password)) return undefined;
  return openGameSession(db, row.member_id, game.code, now);
}
