import type { Client, ClientOptions } from '../client/client';
import { createClient } from '../client/create-client';
import type { Transport, TransportRequest } from '../client/transport';
import type { DataOf, Endpoint, InputOf } from '../endpoint/endpoint-types';
import type { Endpoints } from '../endpoints/all';
import { definitionOf } from './definition-of';
import { paged } from './paged';
import { readInput, sizeOf } from './read-request';
import { failing, json, refusal, rejectOnAbort, Reply } from './replies';

/** An endpoint's answer: data of its type, a Reply, or a function of the input that returns either. */
export type Answer<E extends Endpoint> =
  | DataOf<E>
  | Reply
  | ((input: InputOf<E>) => DataOf<E> | Reply | Promise<DataOf<E> | Reply>);

/** Answers by operationId. */
export type Answers = { readonly [Name in keyof Endpoints]?: Answer<Endpoints[Name]> };

/** The number of calls for which an answer is used; by default until the next `answer`. */
export interface Times {
  readonly times?: number | undefined;
}

/** A call that arrived. */
export interface ReceivedCall<Input = unknown> {
  readonly operationId: string;
  readonly input: Input;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the caller aborted before the response. */
  readonly aborted: boolean;
}

export interface TestBackendOptions {
  /** False: members' calls without a token are also answered, instead of refused with UNAUTHORIZED. True by default. */
  readonly needsToken?: boolean | undefined;
  /**
   * True: a call without a set answer fails with an error that shows how to set one, instead of returning the example.
   * `reset` throws that error again, because a program may have shown it as a network error.
   */
  readonly strict?: boolean | undefined;
}

/** An in-memory backend. Every endpoint responds with its example until `answer` sets something else. */
export interface TestBackend {
  readonly transport: Transport;
  /** Creates a member's client for this backend, with any options of createClient; `getToken: () => null` for a visitor. */
  client(options?: Partial<ClientOptions>): Client;
  /** Sets an endpoint's answer from now on, or for a number of calls. For a list, pass all rows. */
  answer<E extends Endpoint>(endpoint: E, answer: Answer<E>, times?: Times): void;
  /**
   * Holds responses until the returned function is called. The call is recorded, and half of its body is reported as
   * sent.
   */
  hold(endpoint: Endpoint): () => void;
  /** The received calls, oldest first: of one endpoint, or of all. */
  calls<E extends Endpoint>(endpoint: E): readonly ReceivedCall<InputOf<E>>[];
  calls(): readonly ReceivedCall[];
  /** Clears the calls and all answers except those that were passed to createTestBackend. */
  reset(): void;
}

interface Stub {
  readonly answer: unknown;
  left: number;
}

const isPermanent = ({ left }: Stub): boolean => left === Infinity;
const isLimited = (one: Stub): boolean => !isPermanent(one);

const arrange = (operationId: string): string =>
  `nothing is arranged for ${operationId}: write backend.answer(${operationId}, …)`;

/** Reports upload progress: half when the call arrives, all with the response. */
const report = ({ body, onUploadProgress }: TransportRequest, part: number): void => {
  const total = sizeOf(body);
  if (total > 0) onUploadProgress?.({ loaded: Math.ceil(total * part), total });
};

/** Creates a backend for tests. Calls use the whole SDK; only the network is replaced. */
export const createTestBackend = (
  answers: Answers = {},
  { needsToken = true, strict = false }: TestBackendOptions = {},
): TestBackend => {
  const stubs = new Map<string, readonly Stub[]>();
  const held = new Map<string, Promise<void>>();
  const received: ReceivedCall[] = [];
  const unarranged = new Set<string>();

  const addStub = (operationId: string, answer: unknown, left = Infinity): void => {
    const earlier = stubs.get(operationId) ?? [];
    const one = { answer, left };
    // A permanent answer replaces all others. Limited ones are used in order, before the permanent one.
    stubs.set(
      operationId,
      left === Infinity ? [one] : [...earlier.filter(isLimited), one, ...earlier.filter(isPermanent)],
    );
  };
  const next = (operationId: string): unknown => {
    const stub = stubs.get(operationId)?.find(({ left }) => left > 0);
    if (stub === undefined && strict) {
      unarranged.add(operationId);
      return failing(arrange(operationId));
    }
    if (stub === undefined) return definitionOf(operationId).example?.response;
    stub.left -= 1;
    return stub.answer;
  };
  const isRefused = ({ operationId, headers }: TransportRequest): boolean =>
    needsToken &&
    definitionOf(operationId).auth === 'member' &&
    !/^Bearer ./.test(headers['Authorization'] ?? '');
  const transport: Transport = async (request) => {
    const { operationId, headers, signal } = request;
    const input = readInput(definitionOf(operationId), request);
    let isOver = false;
    let aborted = false;
    signal.addEventListener('abort', () => (aborted = !isOver));
    received.push({
      operationId,
      input,
      headers,
      get aborted() {
        return aborted;
      },
    });
    const answer = isRefused(request) ? refusal('UNAUTHORIZED', 401) : next(operationId);
    const hold = held.get(operationId);
    // As on a network, responses do not arrive in the same tick.
    await Promise.resolve();
    report(request, 0.5);
    await Promise.race([hold, rejectOnAbort(signal)]);
    report(request, 1);
    const reply: unknown = await (typeof answer === 'function'
      ? (answer as (given: unknown) => unknown)(input)
      : paged(operationId, input, answer));
    const response = reply instanceof Reply ? await reply.send(signal) : json(reply);
    isOver = true;
    return response;
  };
  const start = (): void => {
    for (const [operationId, answer] of Object.entries(answers)) addStub(operationId, answer);
  };
  start();

  return {
    transport,
    client: (options) => createClient({ baseURL: '', getToken: () => 'test-token', ...options, transport }),
    answer: ({ operationId }, answer, { times } = {}) => addStub(operationId, answer, times),
    hold: ({ operationId }) => {
      let release = (): void => undefined;
      const until = new Promise<void>((resolve) => (release = resolve));
      held.set(operationId, until);
      return () => {
        if (held.get(operationId) === until) held.delete(operationId);
        release();
      };
    },
    calls: (endpoint?: Endpoint) =>
      received.filter(
        ({ operationId }) => endpoint === undefined || operationId === endpoint.operationId,
      ) as never,
    reset: () => {
      stubs.clear();
      held.clear();
      received.length = 0;
      start();
      const [...missing] = unarranged;
      unarranged.clear();
      if (missing.length > 0) throw new Error(missing.map(arrange).join('\n'));
    },
  };
};
