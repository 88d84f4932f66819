import { inviteCodeFrom } from './invite-code';
import { isOtpComplete, otpDigits } from './otp-digits';
import { emptyDraft, profilePayload, registrationPayload } from './register-draft';
import { afterPhone, reachableStep, stepNumber } from './register-steps';

describe('steps', () => {
  it.each([
    [true, false, 'otp'],
    [true, true, 'profile'],
    [false, false, 'profile'],
    [false, true, 'profile'],
  ] as const)(
    'with OTP enabled: %p and the phone verified: %p, the phone step leads to %s',
    (enabled, verified, step) => {
      expect(afterPhone(enabled, verified)).toBe(step);
    },
  );

  const sentOtp = { phone: '0812345678', token: 't', reference: 'KXQD', length: null, resendAt: 0 };
  it.each([
    [undefined, {}, 'phone'],
    ['bank', {}, 'phone'],
    ['otp', { phone: '0812345678' }, 'phone'],
    ['otp', { phone: '0812345678', sentOtp }, 'otp'],
    ['otp', { phone: '0898765432', sentOtp }, 'phone'],
    ['profile', { phone: '0812345678' }, 'profile'],
    ['bank', { phone: '0812345678' }, 'profile'],
    ['bank', { phone: '0812345678', hasProfile: true }, 'bank'],
    ['admin', { phone: '0812345678' }, 'phone'],
    [{ step: 'bank' }, { phone: '0812345678' }, 'phone'],
  ] as const)('a history state of %p, with the progress %j, shows %s', (wanted, progress, step) => {
    expect(reachableStep(wanted, progress)).toBe(step);
  });

  it('are numbered from one', () => {
    const steps = ['phone', 'otp', 'profile', 'bank'] as const;
    expect(steps.map(stepNumber)).toEqual([1, 2, 3, 4]);
  });
});

it.each([
  ['?code=PR65f0c0ffee', 'PR65f0c0ffee'],
  ['?a=1&code=%20PR1%20', 'PR1'],
  ['?code=%E2%80%AAPR%E2%80%8B1%E2%80%AC', 'PR1'],
  ['?code=', null],
  ['', null],
  ['?code=<img src=x>', null],
  [`?code=${'x'.repeat(65)}`, null],
])('the inviter’s code in %s is %p', (search, code) => {
  expect(inviteCodeFrom(search)).toBe(code);
});

it.each([
  ['123456', '123456'],
  ['12 34 56', '123456'],
  ['๑๒๓๔๕๖', '123456'],
  ['໑໒໓໔໕໖', '123456'],
  ['Your code for 0812345678 is 483920, valid 5 minutes', '483920'],
  ['1234567', '123456'],
  ['12a', '12'],
  ['', ''],
])('the six-digit code in %p is %p', (text, code) => {
  expect(otpDigits(text, 6)).toBe(code);
});

it.each([
  [4, 'Your code for 0812345678 is 4839, valid 5 minutes', '4839'],
  [4, '12 34 5', '1234'],
  [8, '2026: 12345678', '12345678'],
  [8, '1234567', '1234567'],
  [null, 'Your code for 0812345678 is 4839', '4839'],
  [null, 'รหัส ๔๘๓๙๒๐๑๗ ของคุณ', '48392017'],
  [null, '12 34 56', '123456'],
  [null, '1234 56', '123456'],
  [null, '123', '123'],
  [null, '1234567890', '12345678'],
])('the code of %p digits in %p is %p', (length, text, code) => {
  expect(otpDigits(text, length)).toBe(code);
});

it.each([
  ['12345', 6, false],
  ['123456', 6, true],
  ['123', null, false],
  ['1234', null, true],
  ['12345678', null, true],
])('%p as a code of %p digits is complete: %p', (code, length, complete) => {
  expect(isOtpComplete(code, length)).toBe(complete);
});

describe('payload', () => {
  const draft = { ...emptyDraft('', null), name: ' Somchai ', password: ' secret ', sourceCode: 'FB' };
  const account = {
    username: '0812345678',
    bankCode: 'KTB',
    bankAccountName: 'SOMCHAI JAIDEE',
    bankAccountNo: '4085127734',
  };

  it('omits empty fields, and does not trim the password', () => {
    expect(profilePayload(draft, '0812345678')).toEqual({
      name: 'Somchai',
      username: '0812345678',
      password: ' secret ',
      sourceCode: 'FB',
    });
  });

  it('contains the currency only if the market asks for it', () => {
    expect(registrationPayload(draft, account)).not.toHaveProperty('currency');
    expect(registrationPayload({ ...draft, currency: 'LAK' }, account)).toMatchObject({
      ...account,
      currency: 'LAK',
    });
  });
});
