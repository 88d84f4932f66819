import * as z from 'zod/mini';
import { endpoint } from '../endpoint/endpoint';
import { loginAnswerSchema } from '../entities/answers';
import { profileAnswerSchema } from '../entities/profile';
import { partialRegistrationSchema, registrationSchema } from '../entities/registration';
import { unspecifiedSchema } from '../schema/unspecified';

/** Logs in with phone number and password and returns a bearer token. */
export const login = /* @__PURE__ */ endpoint({
  operationId: 'login',
  method: 'POST',
  path: '/api/login',
  auth: 'none',
  effect: 'write',
  summary: 'Logs in with phone number and password and returns a bearer token.',
  body: () => z.object({ username: z.string(), password: z.string() }),
  response: loginAnswerSchema,
  errors: ['NO_USER', 'WRONG_PASSWORD', 'WRONG_CREDENTIAL', 'LOGIN_FAIL', 'INACTIVE_USER'],
  example: {
    input: { username: '0812345678', password: 'a long secret' },
    response: { token: 'eyJhbGciOi' },
  },
});

/** Validates a partly filled registration. Nothing is stored. */
export const validateAccount = /* @__PURE__ */ endpoint({
  operationId: 'validateAccount',
  method: 'POST',
  path: '/api/account/validate',
  auth: 'none',
  effect: 'read',
  summary: 'Validates a partly filled registration. The shape of the response is not specified.',
  body: partialRegistrationSchema,
  response: unspecifiedSchema,
  errors: [
    'EXISTING_USER',
    'EXISTING_BANK',
    'INVALID_USER_INFO',
    'INVALID_BANK',
    'BANK_ACCOUNT_NAME_ENG',
    'PHONE_NUMBER_REQUIRE_10_DIGIT',
    'UNVERIFIED_OTP',
  ],
  example: { input: { username: '0812345678', name: 'Somchai' }, response: { message: 'OK' } },
});

/** Creates an account. */
export const register = /* @__PURE__ */ endpoint({
  operationId: 'register',
  method: 'POST',
  path: '/api/account',
  auth: 'none',
  effect: 'write',
  summary: 'Creates an account. The shape of the response is not specified.',
  body: registrationSchema,
  response: unspecifiedSchema,
  errors: [
    'EXISTING_USER',
    'EXISTING_BANK',
    'INVALID_USER_INFO',
    'GAME_ACTIVATION_FAIL',
    'INVALID_BANK',
    'BANK_ACCOUNT_NAME_ENG',
    'REGISTER_FAIL',
    'PHONE_NUMBER_REQUIRE_10_DIGIT',
    'UNVERIFIED_OTP',
    'NOT_AREASLOT',
    'NOT_UFABET',
  ],
  example: {
    input: {
      name: 'Somchai',
      username: '0812345678',
      password: 'a long secret',
      bankCode: 'KBANK',
      bankAccountName: 'SOMCHAI JAIDEE',
      bankAccountNo: '1234567890',
    },
    response: { message: 'OK' },
  },
});

/** The member's profile and bank account. */
export const getProfile = /* @__PURE__ */ endpoint({
  operationId: 'getProfile',
  method: 'GET',
  path: '/api/account/profile',
  auth: 'member',
  effect: 'read',
  summary: "Returns the member's profile and bank account.",
  response: profileAnswerSchema,
  errors: ['NO_USER', 'NO_DATA'],
  example: {
    response: {
      profile: {
        _id: '1001',
        username: '0812345678',
        name: 'Somchai',
        createdAt: '2026-01-31T09:30:00.000Z',
      },
      bankAccount: {
        bankCode: 'KBANK',
        bankAccountName: 'SOMCHAI JAIDEE',
        bankAccountNo: '1234567890',
        bank: { nameTH: 'กสิกรไทย', nameEN: 'Kasikornbank' },
      },
    },
  },
});

/** Changes the member's name and bank account. */
export const updateProfile = /* @__PURE__ */ endpoint({
  operationId: 'updateProfile',
  method: 'PUT',
  path: '/api/account/profile',
  auth: 'member',
  effect: 'write',
  summary: "Changes the member's name and bank account. The shape of the response is not specified.",
  body: () =>
    z.object({
      name: z.string(),
      bankCode: z.string(),
      bankAccountName: z.string(),
      bankAccountNo: z.string(),
    }),
  response: unspecifiedSchema,
  errors: ['EXISTING_BANK', 'INVALID_BANK', 'BANK_ACCOUNT_NAME_ENG', 'INVALID_USER_INFO'],
  example: {
    input: {
      name: 'Somchai',
      bankCode: 'KBANK',
      bankAccountName: 'SOMCHAI JAIDEE',
      bankAccountNo: '1234567890',
    },
    response: { message: 'OK' },
  },
});

/** Sets the account holder's name in Latin letters, which some banks require. */
export const updateBankAccountName = /* @__PURE__ */ endpoint({
  operationId: 'updateBankAccountName',
  method: 'PUT',
  path: '/api/account/bankAccountName',
  auth: 'member',
  effect: 'write',
  summary:
    "Changes the holder's name of the member's bank account. The shape of the response is not specified.",
  body: () => z.object({ bankCode: z.string(), bankAccountName: z.string() }),
  response: unspecifiedSchema,
  errors: ['BANK_ACCOUNT_NAME_ENG', 'INVALID_BANK', 'NO_BANK'],
  example: { input: { bankCode: 'KTB', bankAccountName: 'SOMCHAI JAIDEE' }, response: { message: 'OK' } },
});

/** Changes the password. */
export const changePassword = /* @__PURE__ */ endpoint({
  operationId: 'changePassword',
  method: 'PUT',
  path: '/api/account/changepwd',
  auth: 'member',
  effect: 'write',
  summary: 'Changes the password. The shape of the response is not specified.',
  body: () => z.object({ oldPassword: z.string(), newPassword: z.string() }),
  response: unspecifiedSchema,
  errors: ['WRONG_PASSWORD', 'WRONG_CREDENTIAL'],
  example: {
    input: { oldPassword: 'a long secret', newPassword: 'a longer secret' },
    response: { message: 'OK' },
  },
});
