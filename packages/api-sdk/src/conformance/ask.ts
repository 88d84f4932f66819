import type { ClientOptions } from '../client/client';
import { createClient } from '../client/create-client';
import type { Transport, TransportResponse } from '../client/transport';
import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import type { Endpoint, Result } from '../endpoint/endpoint-types';

/** A declaration that can be called with any input. */
export type Callable = Endpoint<unknown, unknown, string> & EndpointDefinition;

/**
 * The caller: the member, a visitor without a token, a stranger with a made-up token, or one with the member's token
 * with one character changed.
 */
export type Caller = 'member' | 'visitor' | 'stranger' | 'forger';

export interface Asked {
  readonly result: Result<unknown, string>;
  /** The HTTP status; undefined if no response arrived. */
  readonly status: number | undefined;
  /** The response body before any repair. */
  readonly body: unknown;
  /** Whether the body is JSON. An empty body counts as JSON. */
  readonly isJson: boolean;
  /** The content type, if the transport returns it. */
  readonly contentType: string | undefined;
}

interface AskOptions {
  readonly as?: Caller;
  /** The Idempotency-Key. */
  readonly key?: string;
}

/** Makes a call and returns the unmodified response. Throws a TypeError for input that cannot be sent. */
export type Ask = (endpoint: Callable, input?: unknown, options?: AskOptions) => Promise<Asked>;

const parsed = (text = ''): Pick<Asked, 'body' | 'isJson'> => {
  try {
    return { body: JSON.parse(text) as unknown, isJson: true };
  } catch {
    return { body: text, isJson: text.trim() === '' };
  }
};

const MADE_UP_TOKEN = 'made-up-token';

/**
 * Changes a character in the middle of the token's last part, the signature of a signed token. The last character of a
 * signature may consist of unused bits.
 */
const changeSignature = (token: string): string => {
  const start = token.lastIndexOf('.') + 1;
  const index = start + Math.floor((token.length - start) / 2);
  return token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1);
};

interface AskerOptions {
  readonly baseURL: string;
  readonly token: string | null;
  readonly timeoutMs: number;
  readonly transport: Transport | undefined;
}

export const createAsk = ({ baseURL, token, timeoutMs, transport }: AskerOptions): Ask => {
  const { transport: send } = createClient({ baseURL, transport });
  const tokens: Readonly<Record<Caller, string | null>> = {
    member: token,
    visitor: null,
    stranger: MADE_UP_TOKEN,
    forger: token && changeSignature(token),
  };
  return async (endpoint, input, { as = 'member', key } = {}) => {
    let response: TransportResponse | undefined;
    const options: ClientOptions = {
      baseURL,
      getToken: () => tokens[as],
      transport: async (request) => {
        response = await send(request);
        return response;
      },
    };
    const result = await endpoint.safe(createClient(options), input, { timeoutMs, idempotencyKey: key });
    const { status, text, contentType } = response ?? {};
    return { result, status, contentType, ...parsed(text) };
  };
};
