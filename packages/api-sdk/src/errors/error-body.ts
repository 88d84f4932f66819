import { isFailureCode } from './catalogue';

/** The content of an error body. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
}

// Messages about the whole app, which take precedence over everything else in the body.
const signal = /^(gone|invalid-token)$/;
export const isSignal = (text: string): boolean => signal.test(text);
/** Whether a text looks like a code. */
export const isCodeLike = (text: string): boolean => /^[A-Z][A-Z0-9_]{2,}$/.test(text);
// Servers put codes in `message`.
const fields = ['message', 'code', 'error', 'errorCode', 'errors', 'data'] as const;
const MAX_DEPTH = 2;

/** All texts that may be the error code, outermost first. */
const texts = (body: unknown, depth: number): string[] => {
  if (typeof body === 'string') return [body.trim()].filter(Boolean);
  if (Object(body) !== body || depth > MAX_DEPTH) return [];
  const record = body as Readonly<Record<string, unknown>>;
  const parts = Array.isArray(body) ? body.slice(0, 3) : fields.map((field) => record[field]);
  return parts.flatMap((part) => texts(part, depth + 1));
};

/**
 * Reads `{message}`, `{code, message}`, `{error: {…}}`, `{errors: […]}` and a plain string. Undefined if none of it is
 * usable.
 */
export const readErrorBody = (body: unknown): ErrorBody | undefined => {
  const found = texts(body, 0);
  const [message] = found;
  return message === undefined
    ? undefined
    : { code: found.find(isSignal) ?? found.find(isCodeLike) ?? message, message };
};

/** 'gone' and 'invalid-token' at the top level, which count even with status 200. */
export const readSignal = (body: unknown): ErrorBody | undefined => {
  const code = texts(body, MAX_DEPTH).find(isSignal);
  return code === undefined ? undefined : { code, message: code };
};

/** A refusal in a response with a success status. */
interface HiddenRefusal {
  /** The status that it should have had: the body's `statusCode`, or one that fits its content. */
  readonly status: number;
  /** Undefined if the body reports a failure without a reason. */
  readonly error: ErrorBody | undefined;
}

const isSet = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/**
 * Finds a refusal in a response with a success status, because some servers send every response with 200: a failure
 * code of the catalogue, `success: false`, an `error`, or a `statusCode` of at least 400.
 */
export const readHiddenRefusal = (body: unknown): HiddenRefusal | undefined => {
  const failure = texts(body, 0).find(isFailureCode);
  const { success, error, errors, statusCode }: Readonly<Record<string, unknown>> = Object(body);
  const status = Number(statusCode);
  if (!failure && !(status >= 400) && String(success) !== 'false' && ![error, errors].some(isSet))
    return undefined;
  const said = readErrorBody(body);
  // After a server failure, or if the body also reports success, the outcome is unknown.
  const isUnclear = failure === 'INTERNAL_SERVER_ERROR' || success === true;
  return {
    status: Math.max(status || 0, isUnclear ? 500 : 400),
    error: said && { ...said, code: failure ?? said.code },
  };
};
