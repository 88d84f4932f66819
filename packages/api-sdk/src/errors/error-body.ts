import { isFailureCode } from './catalogue';

/** What an error body says, whatever its shape. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
}

// Messages that concern the whole app; they take precedence over anything else in the body.
const signal = /^(gone|invalid-token)$/;
export const isSignal = (text: string): boolean => signal.test(text);
/** Whether a text looks like a code. */
export const isCodeLike = (text: string): boolean => /^[A-Z][A-Z0-9_]{2,}$/.test(text);
// These servers put their codes in `message`.
const fields = ['message', 'code', 'error', 'errorCode', 'errors', 'data'] as const;
const deepest = 2;

/** Every text that may be the error code, outermost first. */
const texts = (body: unknown, depth: number): string[] => {
  if (typeof body === 'string') return [body.trim()].filter(Boolean);
  if (Object(body) !== body || depth > deepest) return [];
  const record = body as Readonly<Record<string, unknown>>;
  const parts = Array.isArray(body) ? body.slice(0, 3) : fields.map((field) => record[field]);
  return parts.flatMap((part) => texts(part, depth + 1));
};

/**
 * Reads `{message}`, `{code, message}`, `{error: {…}}`, `{errors: […]}` and a bare string.
 * Undefined when nothing in it is usable.
 */
export const readErrorBody = (body: unknown): ErrorBody | undefined => {
  const found = texts(body, 0);
  const [message] = found;
  return message === undefined
    ? undefined
    : { code: found.find(isSignal) ?? found.find(isCodeLike) ?? message, message };
};

/** 'gone' and 'invalid-token' at the top level count even when a server sends them with status 200. */
export const readSignal = (body: unknown): ErrorBody | undefined => {
  const code = texts(body, deepest).find(isSignal);
  return code === undefined ? undefined : { code, message: code };
};

/** A refusal inside a response with a good status. */
interface HiddenRefusal {
  /** The status that it would have had: the body's `statusCode`, or the one that fits what the body says. */
  readonly status: number;
  /** Undefined when the body says that it failed, but not why. */
  readonly error: ErrorBody | undefined;
}

const isSet = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/**
 * Finds a refusal in a response with a good status, since some servers send every response with 200: a failing code
 * of the catalogue, `success: false`, an `error`, or a `statusCode` of at least 400.
 */
export const readHiddenRefusal = (body: unknown): HiddenRefusal | undefined => {
  const failure = texts(body, 0).find(isFailureCode);
  const { success, error, errors, statusCode }: Readonly<Record<string, unknown>> = Object(body);
  const status = Number(statusCode);
  if (!failure && !(status >= 400) && String(success) !== 'false' && ![error, errors].some(isSet))
    return undefined;
  const said = readErrorBody(body);
  // A fault of the server, and a body that reports success too, leave open what took effect.
  const isUnclear = failure === 'INTERNAL_SERVER_ERROR' || success === true;
  return {
    status: Math.max(status || 0, isUnclear ? 500 : 400),
    error: said && { ...said, code: failure ?? said.code },
  };
};
