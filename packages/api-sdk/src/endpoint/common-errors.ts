import type { ErrorCode } from '../errors/catalogue';

/** Codes that every endpoint can fail with. */
export const commonErrors = [
  'INTERNAL_SERVER_ERROR',
  'REQUEST_LIMIT',
  'REQUEST_LIMIT_1MIN',
  'KEY_MISSING',
  'KEY_INVALID',
  'INVALID_IP',
] as const satisfies readonly ErrorCode[];

/** Further codes of all endpoints for members. */
export const memberErrors = [
  'UNAUTHORIZED',
  'EXPIRED_AUTH_TOKEN',
  'INVALID_USER_1',
  'INVALID_USER_2',
  'INVALID_USER_3',
  'INVALID_USER_4',
  'INACTIVE_USER',
] as const satisfies readonly ErrorCode[];

export type CommonErrorCode = (typeof commonErrors)[number];
export type MemberErrorCode = (typeof memberErrors)[number];
