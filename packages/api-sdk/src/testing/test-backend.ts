import type { Client, ClientOptions } from '../client/client';
import { createClient } from '../client/client';
import type { Transport, TransportRequest } from '../client/transport';
import type { DataOf, Endpoint, InputOf, Target } from '../endpoint/endpoint-types';
import type { Endpoints } from '../endpoints/all';
import { endpoints } from '../endpoints/all';
import { readInput, sizeOf } from './read-request';
import { givenUp, json, Reply } from './replies';

/** What an endpoint answers: data of its shape, a Reply in place of it, or what a function makes of the input. */
export type Answer<E extends Endpoint> =
  | DataOf<E>
  | Reply
  | ((input: InputOf<E>) => DataOf<E> | Reply | Promise<DataOf<E> | Reply>);

/** Answers by operationId. */
export type Answers = { readonly [Name in keyof Endpoints]?: Answer<Endpoints[Name]> };

/** How long an arrangement holds: for so many calls, or until the next one. */
export interface Times {
  readonly times?: number | undefined;
}

/** One call that arrived. */
export interface ReceivedCall<Input = unknown> {
  readonly operationId: string;
  readonly input: Input;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the caller gave up before the answer was there. */
  readonly aborted: boolean;
}

/** A backend in memory. Every endpoint answers with its example until something else is arranged. */
export interface TestBackend {
  readonly transport: Transport;
  /** A client of this backend; any option of createClient can be added. */
  client(options?: Partial<ClientOptions>): Client;
  /** Arranges what an endpoint answers from now on, or for so many calls. */
  answer<E extends Endpoint>(endpoint: E, answer: Answer<E>, times?: Times): void;
  /** Holds answers back until the returned function is called. The call has arrived by then, a body by half. */
  hold(endpoint: Endpoint): () => void;
  /** Calls that arrived, oldest first: of one endpoint, or of all. */
  calls<E extends Endpoint>(endpoint: E): readonly ReceivedCall<InputOf<E>>[];
  calls(): readonly ReceivedCall[];
  /** Forgets calls and arrangements, but for the answers that the backend was made with. */
  reset(): void;
}

interface Arrangement {
  readonly answer: unknown;
  left: number;
}

const isLasting = ({ left }: Arrangement): boolean => left === Infinity;
const isLimited = (one: Arrangement): boolean => !isLasting(one);

const targetOf = (operationId: string): Target => {
  const found: unknown = Object.entries(endpoints).find(([name]) => name === operationId)?.[1];
  if (found === undefined) throw new Error(`no endpoint is called ${operationId}`);
  return found as Target;
};

/** A body as a caller watches it leave: one half when it arrives, the whole when the answer comes. */
const report = ({ body, onUploadProgress }: TransportRequest, part: number): void => {
  const total = sizeOf(body);
  if (total > 0) onUploadProgress?.({ loaded: Math.ceil(total * part), total });
};

/** Makes a backend for tests. Calls go through the whole SDK; only the network is replaced. */
export const createTestBackend = (answers: Answers = {}): TestBackend => {
  const arranged = new Map<string, readonly Arrangement[]>();
  const held = new Map<string, Promise<void>>();
  const received: ReceivedCall[] = [];

  const arrange = (operationId: string, answer: unknown, left = Infinity): void => {
    const earlier = arranged.get(operationId) ?? [];
    const one = { answer, left };
    // One without an end replaces what was there; others are used up in order, before the lasting one.
    arranged.set(
      operationId,
      left === Infinity ? [one] : [...earlier.filter(isLimited), one, ...earlier.filter(isLasting)],
    );
  };
  const next = (operationId: string): unknown => {
    const arrangement = arranged.get(operationId)?.find(({ left }) => left > 0);
    if (arrangement === undefined) return targetOf(operationId).example?.response;
    arrangement.left -= 1;
    return arrangement.answer;
  };
  const transport: Transport = async (request) => {
    const { operationId, headers, signal } = request;
    const input = readInput(targetOf(operationId), request);
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
    const answer = next(operationId);
    const hold = held.get(operationId);
    // As on a network, nothing comes back in the turn in which the call was made.
    await Promise.resolve();
    report(request, 0.5);
    await Promise.race([hold, givenUp(signal)]);
    report(request, 1);
    const reply: unknown = await (typeof answer === 'function'
      ? (answer as (given: unknown) => unknown)(input)
      : answer);
    const response = reply instanceof Reply ? await reply.send(signal) : json(reply);
    isOver = true;
    return response;
  };
  const start = (): void => {
    for (const [operationId, answer] of Object.entries(answers)) arrange(operationId, answer);
  };
  start();

  return {
    transport,
    client: (options) => createClient({ baseURL: '', ...options, transport }),
    answer: ({ operationId }, answer, { times } = {}) => arrange(operationId, answer, times),
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
      arranged.clear();
      held.clear();
      received.length = 0;
      start();
    },
  };
};
