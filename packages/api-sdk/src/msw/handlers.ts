import type { HttpHandler } from 'msw';
import { http } from 'msw';
import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import type { Endpoint, InputOf } from '../endpoint/endpoint-types';
import { endpoints } from '../endpoints/all';
import { definitionOf } from '../testing/definition-of';
import { paged } from '../testing/paged';
import { receive } from './read-input';
import type { HandlerReply } from './replies';
import { refused, responseOf } from './replies';

export interface HandlerOptions {
  /** The API's base URL, such as 'https://api.example.com'; any origin by default. */
  readonly baseURL?: string | undefined;
  /** False: members' calls without a token are also handled, as design tools need it. True by default. */
  readonly needsToken?: boolean | undefined;
  /** Only handles the next call. Later ones are handled by the handlers after this one. */
  readonly once?: boolean | undefined;
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

const hasToken = (request: Request): boolean => /^Bearer ./.test(request.headers.get('authorization') ?? '');

/**
 * Creates the handler of a call: `server.use(handle(transfer, { code: 'MONEY_NOT_ENOUGH' }))`. Without a reply, it
 * responds with the documented example. It responds to an invalid request with 400 and the name of the field, and to a
 * member's call without a token with UNAUTHORIZED.
 */
export const handle = <E extends Endpoint>(
  { operationId }: E,
  reply: HandlerReply<E> | ((input: InputOf<E>) => HandlerReply<E> | Promise<HandlerReply<E>>) = {},
  { baseURL = '*', needsToken = true, once = false }: HandlerOptions = {},
): HttpHandler => {
  const endpoint = definitionOf(operationId);
  const { method, path, auth, example } = endpoint;
  const address = baseURL.replace(/\/+$/, '') + path.replace(/\{(\w+)\}/g, ':$1');
  return methods[method](
    address,
    async ({ request }) => {
      if (needsToken && auth === 'member' && !hasToken(request)) return refused('UNAUTHORIZED');
      const received = await receive(endpoint, request);
      if ('wrong' in received) {
        const message = `${operationId}: "${received.wrong}" is not as declared`;
        return refused('WRONG_INPUT', 400, message);
      }
      const { input } = received;
      if (typeof reply === 'function') return responseOf(await reply(input as InputOf<E>), example?.response);
      return responseOf(reply, example?.response, (data) => paged(operationId, input, data));
    },
    { once },
  );
};

/** Creates a handler for each call, which responds with its documented example. */
export const handlersOf = (options: Omit<HandlerOptions, 'once'> = {}): readonly HttpHandler[] =>
  Object.values(endpoints as unknown as Record<string, Endpoint & EndpointDefinition>).map((endpoint) =>
    handle(endpoint, {}, options),
  );
