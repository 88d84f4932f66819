import type { StopSignal } from '../client/stop-signal';
import type { TransportResponse } from '../client/transport';
import type { ErrorCode } from '../errors/catalogue';

/** Returned instead of data. Created by refusal(), fault() and raw(). */
export class Reply {
  /** Sends the reply as a transport would. */
  readonly send: (signal: StopSignal) => Promise<TransportResponse>;

  constructor(send: Reply['send']) {
    this.send = send;
  }
}

/**
 * Network faults. `unreachable` fails before anything is sent, so a write has no effect; `cut` drops the connection
 * after the request has arrived; `silence` never responds. The others respond with something unusable.
 */
export type Fault =
  | 'unreachable'
  | 'cut'
  | 'silence'
  | 'html'
  | 'truncated'
  | 'empty'
  | 'wrong-shape'
  | 'redirect';

const page = '<!doctype html><title>502 Bad Gateway</title>';
const lost: { readonly [fault in Fault]?: string } = { unreachable: 'ECONNREFUSED', cut: 'ECONNRESET' };
const unusable: { readonly [fault in Fault]?: TransportResponse } = {
  html: { status: 502, contentType: 'text/html', text: page },
  truncated: { status: 200, contentType: 'application/json', text: '{"amount":10' },
  empty: { status: 200, contentType: 'application/json', text: '' },
  'wrong-shape': { status: 200, contentType: 'application/json', text: '[[false]]' },
  redirect: { status: 302, contentType: '', text: '' },
};

export const json = (body: unknown, status = 200): TransportResponse => ({
  status,
  contentType: 'application/json',
  text: body === undefined ? '' : JSON.stringify(body),
});

/** Rejects when the caller aborts. */
export const rejectOnAbort = (signal: StopSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = () => reject(new Error('aborted'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });

/** An error response: `{code, message}` with this status, 400 by default. */
export const refusal = (
  code: ErrorCode | 'gone' | 'invalid-token' | (string & {}),
  status = 400,
  message: string = code,
): Reply => new Reply(async () => json({ code, message }, status));

/** No response, with this error code. */
export const failing = (reason: string): Reply =>
  new Reply(async () => {
    throw Object.assign(new Error(reason), { code: reason });
  });

/** A network fault. */
export const fault = (name: Fault): Reply =>
  new Reply(async (signal) => {
    const response = unusable[name];
    if (response !== undefined) return response;
    const reason = lost[name];
    return reason === undefined ? rejectOnAbort(signal) : failing(reason).send(signal);
  });

/** Exactly this response, whatever the types say. */
export const raw = (response: Partial<TransportResponse>): Reply =>
  new Reply(async () => ({ ...json(undefined), ...response }));
