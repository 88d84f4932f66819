import { endpoints } from '@member-wallet/api-sdk';
import type { ErrorCode } from '@member-wallet/api-sdk';
import { at } from '../../testing/caller';
import type { MemberStatus } from '../../members/member-status';
import { DAY, MINUTE } from '../../clock';

import type { Answered, Harness, Scenario } from './harness';

const withStatus = (status: MemberStatus): Scenario => ({
  how: `Member standing \`${status}\`, set on the console; any call of the member's`,
  reach: async (harness) => {
    const person = await harness.register();
    await harness.setStatus(person, status);
    return harness.ask(endpoints.getProfile, {}, person);
  },
});

/** Sends a code to a new phone. */
async function sent(harness: Harness): Promise<{ readonly phone: string; readonly otpToken: unknown }> {
  const phone = harness.freshPhone();
  const { answer } = await harness.ask(endpoints.sendOtp, { phoneNumber: phone });
  return { phone, otpToken: at(answer.body, 'otpToken') };
}

const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000');

const verify = (harness: Harness, otpToken: unknown, otpCode: string): Promise<Answered> =>
  harness.ask(endpoints.verifyOtp, { otpToken, otpCode });

/** Codes of the areas auth, rate and otp. */
export const accessScenarios = {
  UNAUTHORIZED: {
    how: 'A call for members without a token',
    reach: (harness) => harness.ask(endpoints.getWallet),
  },
  EXPIRED_AUTH_TOKEN: {
    how: 'A token older than 30 days: move the clock on the console',
    reach: async (harness) => {
      const person = await harness.register();
      return harness.later(31 * DAY, () => harness.ask(endpoints.getWallet, {}, person));
    },
  },
  INVALID_USER_1: withStatus('identity-1'),
  INVALID_USER_2: withStatus('identity-2'),
  INVALID_USER_3: withStatus('identity-3'),
  INVALID_USER_4: withStatus('identity-4'),
  INVALID_IP: {
    how: 'Switch `addresses` off; any call',
    reach: (harness) => harness.whileOff('addresses', () => harness.ask(endpoints.getInfo)),
  },
  INACTIVE_USER: withStatus('inactive'),
  NO_USER: {
    how: 'Switch `discreetLogin` off; login with an unknown phone',
    reach: (harness) =>
      harness.whileOff('discreetLogin', () =>
        harness.ask(endpoints.login, { username: harness.freshPhone(), password: 'secret-1' }),
      ),
  },
  WRONG_PASSWORD: {
    how: 'changePassword with a wrong old password; also login while `discreetLogin` is off',
    reach: async (harness) =>
      harness.ask(
        endpoints.changePassword,
        { oldPassword: 'another', newPassword: 'secret-2' },
        await harness.register(),
      ),
  },
  WRONG_CREDENTIAL: {
    how: 'login with a wrong phone or password',
    reach: (harness) => harness.ask(endpoints.login, { username: harness.freshPhone(), password: 'another' }),
  },
  LOGIN_FAIL: {
    how: 'Switch `logins` off; login',
    reach: (harness) =>
      harness.whileOff('logins', () =>
        harness.ask(endpoints.login, { username: '0812345678', password: 'demo1234' }),
      ),
  },
  REQUEST_LIMIT: {
    how: 'More than 100 sendOtp, or 100 failed logins, from one address within a minute',
    reach: async (harness) => {
      const send = () =>
        harness.from('203.0.113.7', endpoints.sendOtp, { phoneNumber: harness.freshPhone() });
      await Promise.all(Array.from({ length: 100 }, send));
      return { endpoint: endpoints.sendOtp, answer: await send() };
    },
  },
  REQUEST_LIMIT_1MIN: {
    how: 'sendOtp to one phone, or a sixth failed login, within a minute',
    reach: async (harness) => {
      const { phone } = await sent(harness);
      return harness.ask(endpoints.sendOtp, { phoneNumber: phone });
    },
  },
  OTP_BLOCK: {
    how: 'verifyOtp after five wrong codes, or a seventh sendOtp within an hour',
    reach: async (harness) => {
      const { phone, otpToken } = await sent(harness);
      for (let tries = 0; tries < 5; tries += 1)
        await verify(harness, otpToken, wrongFor(await harness.code(phone)));
      return verify(harness, otpToken, await harness.code(phone));
    },
  },
  OTP_TOKEN_INVALID: {
    how: 'verifyOtp with a malformed token',
    reach: (harness) => verify(harness, 'nonsense', '123456'),
  },
  OTP_NOT_EXIST: {
    how: 'verifyOtp with an unknown token',
    reach: (harness) => verify(harness, 'A'.repeat(43), '123456'),
  },
  OTP_VERIFIED: {
    how: 'sendOtp to a phone that the same client verified in the last ten minutes: a success',
    reach: async (harness) => {
      const { phone, otpToken } = await sent(harness);
      await verify(harness, otpToken, await harness.code(phone));
      return harness.ask(endpoints.sendOtp, { phoneNumber: phone });
    },
  },
  OTP_EXPIRED: {
    how: 'verifyOtp five minutes after the code was sent, or with a code that another client has used',
    reach: async (harness) => {
      const { phone, otpToken } = await sent(harness);
      return harness.later(5 * MINUTE, async () => verify(harness, otpToken, await harness.code(phone)));
    },
  },
  OTP_CODE_INVALID: {
    how: 'verifyOtp with a wrong code',
    reach: async (harness) => {
      const { phone, otpToken } = await sent(harness);
      return verify(harness, otpToken, wrongFor(await harness.code(phone)));
    },
  },
  OTP_CODE_VALID: {
    how: 'verifyOtp with the code of the simulated SMS: a success',
    reach: async (harness) => {
      const { phone, otpToken } = await sent(harness);
      return verify(harness, otpToken, await harness.code(phone));
    },
  },
  OTP_SEND_FAIL: {
    how: 'Switch `sms` off; sendOtp',
    reach: (harness) =>
      harness.whileOff('sms', () => harness.ask(endpoints.sendOtp, { phoneNumber: harness.freshPhone() })),
  },
  OTP_VERIFY_FAIL: {
    how: 'verifyOtp with the right code, for a phone that was registered meanwhile',
    reach: async (harness) => {
      const { phone, otpToken } = await sent(harness);
      await harness.ask(endpoints.register, harness.draft(phone));
      return verify(harness, otpToken, await harness.code(phone));
    },
  },
  UNVERIFIED_OTP: {
    how: 'Switch `registerOTP` on; register a phone that this client has not verified in the last ten minutes',
    reach: (harness) =>
      harness.whileOn('registerOTP', () =>
        harness.ask(endpoints.register, harness.draft(harness.freshPhone())),
      ),
  },
} as const satisfies Partial<Record<ErrorCode, Scenario>>;
