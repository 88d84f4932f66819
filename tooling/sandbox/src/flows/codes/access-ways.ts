import { endpoints } from '@member-wallet/api-sdk';
import type { ErrorCode } from '@member-wallet/api-sdk';
import { at } from '../../testing/caller';
import type { Standing } from '../../members/standing';
import { DAY, MINUTE } from './desk';
import type { Answered, Desk, Way } from './desk';

const regarded = (standing: Standing): Way => ({
  how: `Member standing \`${standing}\`, set on the console; any call of the member's`,
  reach: async (desk) => {
    const person = await desk.register();
    await desk.stand(person, standing);
    return desk.ask(endpoints.getProfile, {}, person);
  },
});

/** Sends a code to a new phone. */
async function sent(desk: Desk): Promise<{ readonly phone: string; readonly otpToken: unknown }> {
  const phone = desk.freshPhone();
  const { answer } = await desk.ask(endpoints.sendOtp, { phoneNumber: phone });
  return { phone, otpToken: at(answer.body, 'otpToken') };
}

const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000');

const verify = (desk: Desk, otpToken: unknown, otpCode: string): Promise<Answered> =>
  desk.ask(endpoints.verifyOtp, { otpToken, otpCode });

/** Of the areas auth, rate and otp. */
export const accessWays = {
  UNAUTHORIZED: { how: 'A call for members without a token', reach: (desk) => desk.ask(endpoints.getWallet) },
  EXPIRED_AUTH_TOKEN: {
    how: 'A token older than 30 days: move the clock on the console',
    reach: async (desk) => {
      const person = await desk.register();
      return desk.later(31 * DAY, () => desk.ask(endpoints.getWallet, {}, person));
    },
  },
  INVALID_USER_1: regarded('identity-1'),
  INVALID_USER_2: regarded('identity-2'),
  INVALID_USER_3: regarded('identity-3'),
  INVALID_USER_4: regarded('identity-4'),
  INVALID_IP: {
    how: 'Switch `addresses` off; any call',
    reach: (desk) => desk.whileOff('addresses', () => desk.ask(endpoints.getInfo)),
  },
  INACTIVE_USER: regarded('inactive'),
  NO_USER: {
    how: 'Switch `discreetLogin` off; login with a phone that nobody has',
    reach: (desk) =>
      desk.whileOff('discreetLogin', () =>
        desk.ask(endpoints.login, { username: desk.freshPhone(), password: 'secret-1' }),
      ),
  },
  WRONG_PASSWORD: {
    how: 'changePassword with another old password; login too while `discreetLogin` is off',
    reach: async (desk) =>
      desk.ask(
        endpoints.changePassword,
        { oldPassword: 'another', newPassword: 'secret-2' },
        await desk.register(),
      ),
  },
  WRONG_CREDENTIAL: {
    how: 'login with a wrong phone or password',
    reach: (desk) => desk.ask(endpoints.login, { username: desk.freshPhone(), password: 'another' }),
  },
  LOGIN_FAIL: {
    how: 'Switch `logins` off; login',
    reach: (desk) =>
      desk.whileOff('logins', () =>
        desk.ask(endpoints.login, { username: '0812345678', password: 'demo1234' }),
      ),
  },
  REQUEST_LIMIT: {
    how: 'More than 100 sendOtp, or 100 failed logins, from one address within a minute',
    reach: async (desk) => {
      const send = () => desk.from('203.0.113.7', endpoints.sendOtp, { phoneNumber: desk.freshPhone() });
      await Promise.all(Array.from({ length: 100 }, send));
      return { endpoint: endpoints.sendOtp, answer: await send() };
    },
  },
  REQUEST_LIMIT_1MIN: {
    how: 'sendOtp to one phone, or a sixth failed login, within a minute',
    reach: async (desk) => {
      const { phone } = await sent(desk);
      return desk.ask(endpoints.sendOtp, { phoneNumber: phone });
    },
  },
  OTP_BLOCK: {
    how: 'verifyOtp after five wrong codes, or a seventh sendOtp within an hour',
    reach: async (desk) => {
      const { phone, otpToken } = await sent(desk);
      for (let tries = 0; tries < 5; tries += 1)
        await verify(desk, otpToken, wrongFor(await desk.code(phone)));
      return verify(desk, otpToken, await desk.code(phone));
    },
  },
  OTP_TOKEN_INVALID: {
    how: 'verifyOtp with a token of another form',
    reach: (desk) => verify(desk, 'nonsense', '123456'),
  },
  OTP_NOT_EXIST: {
    how: 'verifyOtp with a token that was never given',
    reach: (desk) => verify(desk, 'A'.repeat(43), '123456'),
  },
  OTP_VERIFIED: {
    how: 'sendOtp to a phone that is verified already: the code of a success',
    reach: async (desk) => {
      const { phone, otpToken } = await sent(desk);
      await verify(desk, otpToken, await desk.code(phone));
      return desk.ask(endpoints.sendOtp, { phoneNumber: phone });
    },
  },
  OTP_EXPIRED: {
    how: 'verifyOtp five minutes after the code was sent',
    reach: async (desk) => {
      const { phone, otpToken } = await sent(desk);
      return desk.later(5 * MINUTE, async () => verify(desk, otpToken, await desk.code(phone)));
    },
  },
  OTP_CODE_INVALID: {
    how: 'verifyOtp with another code',
    reach: async (desk) => {
      const { phone, otpToken } = await sent(desk);
      return verify(desk, otpToken, wrongFor(await desk.code(phone)));
    },
  },
  OTP_CODE_VALID: {
    how: 'verifyOtp with the code of the simulated SMS: the code of a success',
    reach: async (desk) => {
      const { phone, otpToken } = await sent(desk);
      return verify(desk, otpToken, await desk.code(phone));
    },
  },
  OTP_SEND_FAIL: {
    how: 'Switch `sms` off; sendOtp',
    reach: (desk) =>
      desk.whileOff('sms', () => desk.ask(endpoints.sendOtp, { phoneNumber: desk.freshPhone() })),
  },
  OTP_VERIFY_FAIL: {
    how: 'verifyOtp with the right code, for a phone that somebody has registered meanwhile',
    reach: async (desk) => {
      const { phone, otpToken } = await sent(desk);
      await desk.ask(endpoints.register, desk.draft(phone));
      return verify(desk, otpToken, await desk.code(phone));
    },
  },
  UNVERIFIED_OTP: {
    how: 'Switch `registerOTP` on; register with a phone that is not verified',
    reach: (desk) =>
      desk.whileOn('registerOTP', () => desk.ask(endpoints.register, desk.draft(desk.freshPhone()))),
  },
} as const satisfies Partial<Record<ErrorCode, Way>>;
