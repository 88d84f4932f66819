import type {
  ApiError,
  CancelledError,
  NetworkError,
  SdkError,
  TimeoutError,
  UnexpectedResponseError,
} from './sdk-errors';
import { brand } from './sdk-errors';

interface Branded {
  readonly [brand]?: unknown;
  readonly cause?: unknown;
}

// Checks a brand instead of instanceof, because a bundle may contain two copies of this package. A structured clone,
// such as one from a worker, only keeps the fields of its cause, so they are restored.
const kindOf = (error: unknown): unknown => {
  const { [brand]: kind, cause }: Branded = Object(error);
  const { [brand]: kept }: Branded = Object(cause);
  // The cause of another error may be an SDK error itself, whose brand is a string instead of an object.
  return kind ?? (typeof kept === 'object' ? Object.assign(Object(error), kept)[brand] : undefined);
};

/** Whether a value is an SdkError. Any other thrown value is a programming error of the caller. */
export const isSdkError = (error: unknown): error is SdkError => kindOf(error) !== undefined;
/** Whether the server responded with an error. */
export const isApiError = (error: unknown): error is ApiError => kindOf(error) === 'api';
/** Whether no response arrived. */
export const isNetworkError = (error: unknown): error is NetworkError => kindOf(error) === 'network';
/** Whether the response did not arrive in time. */
export const isTimeoutError = (error: unknown): error is TimeoutError => kindOf(error) === 'timeout';
/** Whether the caller aborted the call. */
export const isCancelledError = (error: unknown): error is CancelledError => kindOf(error) === 'cancelled';
/** Whether the response could not be used. */
export const isUnexpectedResponseError = (error: unknown): error is UnexpectedResponseError =>
  kindOf(error) === 'unexpected-response';

/** The part of an endpoint that contains its declared codes. */
export interface DeclaresCodes<Code extends string> {
  readonly operationId: string;
  readonly errors: readonly Code[];
}

/**
 * Whether a call failed with a code that it declares. The type of `code` is then the union of these codes, so a
 * `switch` over all of them ends in `never`. False for an error of another call.
 */
export const isCodeOf = <Code extends string>(
  endpoint: DeclaresCodes<Code>,
  error: unknown,
): error is ApiError<Code, never> => {
  const codes: readonly string[] = endpoint.errors;
  return isApiError(error) && error.endpoint === endpoint.operationId && codes.includes(error.code);
};

// A plain string, because the two signals are not codes of the catalogue.
const codeOf = (error: unknown): string | undefined => (isApiError(error) ? error.code : undefined);

/** Whether the operator has ended the service ('gone'). Not a type guard: an ApiError with another code is not gone. */
export const isGone = (error: unknown): boolean => codeOf(error) === 'gone';

const sessionCodes: readonly string[] = [
  'invalid-token',
  'EXPIRED_AUTH_TOKEN',
  'INVALID_USER_1',
  'INVALID_USER_2',
  'INVALID_USER_3',
  'INVALID_USER_4',
];

/**
 * Whether the token is no longer valid, so that the member has to log in again. Not a type guard, for the same reason
 * as isGone.
 */
export const isSessionEnded = (error: unknown): boolean =>
  isApiError(error) &&
  (sessionCodes.includes(error.code) || (error.code === 'UNAUTHORIZED' && error.status === 401));
