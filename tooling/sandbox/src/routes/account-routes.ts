import { endpoints } from '@member-wallet/api-sdk';
import { count } from '../access/limits';
import { logIn } from '../access/login';
import { Refusal } from '../http/refusal';
import { memberRoute, publicRoute } from '../http/route';
import type { Route } from '../http/route';
import { isRegistered } from '../members/member';
import { changeHolderName, changePassword, changeProfile, presentMember } from '../members/profile';
import { register } from '../members/register';
import { checkDraft, checkPhone } from '../members/registration-rules';
import { sendOtp, verifyOtp } from '../otp/otp';

const DONE = { message: 'OK' };

export const accountRoutes: readonly Route[] = [
  publicRoute(endpoints.login, async ({ username, password }, context) => ({
    token: await logIn(context, username, password),
  })),
  publicRoute(endpoints.validateAccount, async (draft, context) => {
    // Limited, because the responses reveal which phones and bank accounts are registered.
    await count(context, 'validationsFromAddress', context.address);
    await checkDraft(context.services.db, context.market, draft);
    return DONE;
  }),
  publicRoute(endpoints.register, async (draft, context) => {
    await count(context, 'registrationsFromAddress', context.address);
    await register(context, draft);
    return DONE;
  }),
  publicRoute(endpoints.sendOtp, async ({ phoneNumber }, context) => {
    const { services, market } = context;
    checkPhone(market, phoneNumber);
    if (await isRegistered(services.db, market, phoneNumber)) throw new Refusal('EXISTING_USER');
    return sendOtp(context, phoneNumber);
  }),
  publicRoute(endpoints.verifyOtp, async ({ otpToken, otpCode }, context) => ({
    code: await verifyOtp(context, otpToken, otpCode),
  })),
  memberRoute(endpoints.getProfile, async (_, { market, member }) => presentMember(market, member)),
  memberRoute(endpoints.updateProfile, async (change, { services, market, member }) => {
    await changeProfile(services.db, market, member, change);
    return DONE;
  }),
  memberRoute(endpoints.updateBankAccountName, async (change, { services, member }) => {
    await changeHolderName(services.db, member, change.bankCode, change.bankAccountName);
    return DONE;
  }),
  memberRoute(endpoints.changePassword, async (change, context) => {
    await changePassword(context, change.oldPassword, change.newPassword);
    const { services, market, member, tokenHash } = context;
    services.chat.hub.endSessions(market.id, member.id, tokenHash);
    return DONE;
  }),
];
