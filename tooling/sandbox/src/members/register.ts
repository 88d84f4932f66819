import { hashPassword } from '../access/passwords';
import { Providers } from '../games/providers';
import { Refusal } from '../http/refusal';
import type { RequestContext } from '../http/route';
import { isVerifiedBy } from '../otp/verified-phones';
import { createMember, newMemberId } from './create-member';
import type { Draft } from './registration-rules';
import { accountDigits, checkDraft, currencyOf, inviterOf } from './registration-rules';

type Complete = Draft & {
  readonly [Field in
    | 'name'
    | 'username'
    | 'password'
    | 'bankCode'
    | 'bankAccountName'
    | 'bankAccountNo']: string;
};

/**
 * Registers a member.
 * @returns the new member's id
 * @throws Refusal the codes of checkDraft, REGISTER_FAIL, UNVERIFIED_OTP if the market requires a code and this client
 *   has not verified the phone, and GAME_ACTIVATION_FAIL or NOT_UFABET if a provider opens no account for a starter
 *   game
 */
export async function register(context: RequestContext, draft: Complete): Promise<string> {
  const { services, market } = context;
  const { db, clock, switches } = services;
  await checkDraft(db, market, draft);
  const now = clock.now();
  const { registerOTP, registration, games } = await switches.read(market.id);
  if (!registration) throw new Refusal('REGISTER_FAIL');
  if (registerOTP && !(await isVerifiedBy(db, context, draft.username, now))) {
    throw new Refusal('UNVERIFIED_OTP');
  }
  const providers = new Providers(games, await switches.providers(market.id));
  for (const { code, starter } of market.games) {
    if (starter) providers.expectOpening(code, 'GAME_ACTIVATION_FAIL');
  }
  const id = newMemberId();
  await createMember(db, market, {
    id,
    username: draft.username,
    name: draft.name.trim(),
    passwordHash: await hashPassword(draft.password),
    currency: currencyOf(market, draft.currency),
    bankCode: draft.bankCode,
    bankAccountName: draft.bankAccountName.trim(),
    bankAccountNo: accountDigits(draft.bankAccountNo),
    sourceCode: draft.sourceCode ?? null,
    invitedBy: await inviterOf(db, market, draft.inviteCode),
    createdAt: now,
  });
  return id;
}
