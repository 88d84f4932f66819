import { randomBytes } from 'node:crypto';
import { hashToken } from '../access/tokens';
import { HOUR, addMs } from '../clock';
import type { Db } from '../db/db';
import { maybeOne } from '../db/db';
import type { Game, Market } from '../markets/market';
import type { Member, MemberRow } from '../members/member';
import { MEMBER_COLUMNS, asMember } from '../members/member';

const LIFETIME = 2 * HOUR;

/** Opens a session in a game's lobby. Only the hash of its token is stored. */
export async function openGameSession(
  db: Db,
  memberId: string,
  gameCode: string,
  now: Date,
): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  await db.query(
    `insert into game_session (token_hash, member_id, game_code, created_at, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [hashToken(secret), memberId, gameCode, now, addMs(now, LIFETIME)],
  );
  return secret;
}

/** The member with this session; undefined if the session is unknown or has expired. */
export async function memberInGame(
  db: Db,
  market: Market,
  game: Game,
  secret: string,
  now: Date,
): Promise<Member | undefined> {
  const row = await maybeOne<MemberRow>(
    db,
    `select ${MEMBER_COLUMNS} from game_session s join member m on m.id = s.member_id
     where s.token_hash = $1 and s.game_code = $2 and m.market = $3 and s.expires_at > $4 and m.status = 'active'`,
    [hashToken(secret), game.code, market.id, now],
  );
  return row && asMember(row);
}
