import type { DataOf, InputOf, WriteEndpoint } from '../endpoint/endpoint-types';
import type { SessionClient } from './session-client';

interface UnderWay {
  readonly client: SessionClient;
  readonly endpoint: unknown;
  readonly input: unknown;
  readonly answer: Promise<unknown>;
}

const running = new Set<UnderWay>();

/** Compares field by field. Two files are only the same if they are the same object. */
const isSame = (one: unknown, other: unknown): boolean => {
  const [a, b] = [new Map(Object.entries(Object(one))), new Map(Object.entries(Object(other)))];
  return a.size === b.size && [...a].every(([name, value]) => b.has(name) && Object.is(b.get(name), value));
};

/**
 * Sends a write once. A second press, which can happen before the button is rendered as disabled, joins the running
 * write instead of sending it again.
 */
export const sendOnce = <E extends WriteEndpoint>(
  client: SessionClient,
  endpoint: E,
  input: InputOf<E>,
): Promise<DataOf<E>> => {
  const { effect, operationId } = endpoint as WriteEndpoint;
  if (effect !== 'write') throw new TypeError(`${operationId} changes nothing: use it as a read`);
  const found = [...running].find(
    (one) =>
      one.endpoint === endpoint &&
      one.client.baseURL === client.baseURL &&
      one.client.member === client.member &&
      isSame(one.input, input),
  );
  if (found) return found.answer as Promise<DataOf<E>>;
  const answer = endpoint(client, input) as Promise<DataOf<E>>;
  const one = { client, endpoint, input, answer };
  running.add(one);
  const end = () => running.delete(one);
  answer.then(end, end);
  return answer;
};
