import { maybeOne } from '../db/db';
import { Refusal } from '../http/refusal';
import type { RequestContext } from '../http/route';
import type { MemberStatus } from '../members/member-status';
import { attemptsOf, countAttempt, clearAttempts } from './attempts';
import { passwordFits } from './passwords';
import { issueToken } from './tokens';

/** Failed attempts per phone within a minute, before it has to wait. */
const FAILURES_PER_PHONE = 5;
/** The same per address, over all phones. Higher, because a carrier puts many members behind one address. */
const FAILURES_PER_ADDRESS = 100;

/**
 * Opens a session. The attempt is counted before the password is checked, so that parallel guesses cannot get
 * past the limit; a success resets the count.
 * @throws Refusal WRONG_CREDENTIAL for a wrong phone or password (NO_USER or WRONG_PASSWORD while discreetLogin
 *   is off), REQUEST_LIMIT_1MIN for the phone, REQUEST_LIMIT for the address, INACTIVE_USER, LOGIN_FAIL
 */
export async function logIn(
  { services: { db, clock, switches }, market, address }: RequestContext,
  username: string,
  password: string,
): Promise<string> {
  const { logins, discreetLogin } = await switches.read(market.id);
  if (!logins) throw new Refusal('LOGIN_FAIL');
  const now = clock.now();
  const from = `address ${address}`;
  if ((await attemptsOf(db, market, from, now)) >= FAILURES_PER_ADDRESS) throw new Refusal('REQUEST_LIMIT');
  if ((await countAttempt(db, market, username, now)) > FAILURES_PER_PHONE) {
    throw new Refusal('REQUEST_LIMIT_1MIN');
  }
  const found = await maybeOne<{ id: string; password_hash: string; status: MemberStatus }>(
    db,
    'select id, password_hash, status from member where market = $1 and username = $2',
    [market.id, username],
  );
  const fits = await passwordFits(found?.password_hash, password);
  if (!found || !fits) {
    await countAttempt(db, market, from, now);
    if (discreetLogin) throw new Refusal('WRONG_CREDENTIAL');
    throw new Refusal(found ? 'WRONG_PASSWORD' : 'NO_USER');
  }
  await clearAttempts(db, market, username);
  if (found.status === 'inactive') throw new Refusal('INACTIVE_USER');
  return issueToken(db, found.id, now);
}
