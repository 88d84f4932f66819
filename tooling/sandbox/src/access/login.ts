import { maybeOne } from '../db/db';
import { Refusal } from '../http/refusal';
import type { RequestContext } from '../http/route';
import type { MemberStatus } from '../members/member-status';
import { count, expectBelow, forget, isBelow } from './limits';
import { passwordFits } from './passwords';
import { issueToken, isKnownAddress } from './tokens';

/**
 * Opens a session. The attempt is counted before the password is checked, so that parallel guesses cannot get
 * past the limit; a success resets the count. While a phone is over its own limit, only
 * addresses from which its member has logged in before may log in.
 * @throws Refusal WRONG_CREDENTIAL for a wrong phone or password (NO_USER or WRONG_PASSWORD while discreetLogin
 *   is off), REQUEST_LIMIT_1MIN for the phone from this address, REQUEST_LIMIT for the address or the phone,
 *   INACTIVE_USER, LOGIN_FAIL
 */
export async function logIn(context: RequestContext, username: string, password: string): Promise<string> {
  const { services, market, address } = context;
  const { db, clock, switches } = services;
  const { logins, discreetLogin } = await switches.read(market.id);
  if (!logins) throw new Refusal('LOGIN_FAIL');
  await expectBelow(context, 'loginsFromAddress', address);
  await count(context, 'loginsOfPhoneFromAddress', username, address);
  const found = await maybeOne<{ id: string; password_hash: string; status: MemberStatus }>(
    db,
    'select id, password_hash, status from member where market = $1 and username = $2',
    [market.id, username],
  );
  const isOpen = await isBelow(context, 'loginsOfPhone', username);
  if (!isOpen && !(found && (await isKnownAddress(db, found.id, address))))
    throw new Refusal('REQUEST_LIMIT');
  const fits = await passwordFits(found?.password_hash, password);
  if (!found || !fits) {
    await Promise.allSettled([
      count(context, 'loginsFromAddress', address),
      count(context, 'loginsOfPhone', username),
    ]);
    if (discreetLogin) throw new Refusal('WRONG_CREDENTIAL');
    throw new Refusal(found ? 'WRONG_PASSWORD' : 'NO_USER');
  }
  await forget(context, 'loginsOfPhoneFromAddress', username, address);
  if (found.status === 'inactive') throw new Refusal('INACTIVE_USER');
  return issueToken(db, found.id, address, clock.now());
}
