import type { ClientOptions } from '../client/client';
import { createClient } from '../client/create-client';
import type { Transport, TransportResponse } from '../client/transport';
import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import type { Endpoint, Result } from '../endpoint/endpoint-types';

/** A declaration that can be called with any input. */
export type Callable = Endpoint<unknown, unknown, string> & EndpointDefinition;

/** Who calls: the member, a visitor without a token, or somebody with a token that was made up. */
type Caller = 'member' | 'visitor' | 'stranger';

export interface Asked {
  readonly result: Result<unknown, string>;
  /** The HTTP status; undefined if no response arrived. */
  readonly status: number | undefined;
  /** What was sent, before anything was repaired. */
  readonly body: unknown;
}

interface AskOptions {
  readonly as?: Caller;
  /** The Idempotency-Key. */
  readonly key?: string;
}

/** Makes a call and keeps the response as it was sent. Throws a TypeError for input that cannot be sent. */
export type Ask = (endpoint: Callable, input?: unknown, options?: AskOptions) => Promise<Asked>;

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return text;
  }
};

const MADE_UP = 'made-up-token';

interface AskerOptions {
  readonly baseURL: string;
  readonly token: string | null;
  readonly timeoutMs: number;
  readonly transport: Transport | undefined;
}

export const createAsk = ({ baseURL, token, timeoutMs, transport }: AskerOptions): Ask => {
  const { transport: send } = createClient({ baseURL, transport });
  const tokens: Readonly<Record<Caller, string | null>> = { member: token, visitor: null, stranger: MADE_UP };
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
    return { result, status: response?.status, body: parsed(response?.text) };
  };
};
