import type { DataOf, Endpoint, InputOf } from '@member-wallet/api-sdk';
import type { Market } from '../markets/market';
import type { Member } from '../members/member';
import type { Services } from '../services';

/** Who and what a handler serves. */
export interface RequestContext {
  readonly services: Services;
  readonly market: Market;
  /** Where the call came from, as the proxy in front of it says. */
  readonly address: string;
}

export interface MemberContext extends RequestContext {
  readonly member: Member;
  /** The hash of the token that the call came with. */
  readonly tokenHash: string;
  /** The Idempotency-Key header. */
  readonly idempotencyKey: string | undefined;
}

/** Somebody with or without a token, which is not looked at: whether it opens what is asked for, the handler tells. */
interface OptionalAuthContext extends RequestContext {
  readonly token: string | undefined;
}

/** A declaration of the SDK with its behaviour; the input has been checked by the declaration's schema. */
export type Route =
  | {
      readonly auth: 'none';
      readonly endpoint: Endpoint;
      readonly handle: (input: unknown, context: RequestContext) => Promise<unknown>;
    }
  | {
      readonly auth: 'any';
      readonly endpoint: Endpoint;
      readonly handle: (input: unknown, context: OptionalAuthContext) => Promise<unknown>;
    }
  | {
      readonly auth: 'member';
      readonly endpoint: Endpoint;
      readonly handle: (input: unknown, context: MemberContext) => Promise<unknown>;
    };

function expectAuth(endpoint: Endpoint, auth: Endpoint['auth']): void {
  if (endpoint.auth !== auth) throw new Error(`${endpoint.operationId} is declared for "${endpoint.auth}"`);
}

/** A route that needs no token. */
export function publicRoute<E extends Endpoint>(
  endpoint: E,
  handle: (input: InputOf<E>, context: RequestContext) => Promise<DataOf<E>>,
): Route {
  expectAuth(endpoint, 'none');
  // The input is what the declaration's own schema let through, which is what its type says.
  return { auth: 'none', endpoint, handle: (input, context) => handle(input as InputOf<E>, context) };
}

/** A route for members and visitors alike. */
export function optionalAuthRoute<E extends Endpoint>(
  endpoint: E,
  handle: (input: InputOf<E>, context: OptionalAuthContext) => Promise<DataOf<E>>,
): Route {
  expectAuth(endpoint, 'any');
  return { auth: 'any', endpoint, handle: (input, context) => handle(input as InputOf<E>, context) };
}

/** A route for members. */
export function memberRoute<E extends Endpoint>(
  endpoint: E,
  handle: (input: InputOf<E>, context: MemberContext) => Promise<DataOf<E>>,
): Route {
  expectAuth(endpoint, 'member');
  return { auth: 'member', endpoint, handle: (input, context) => handle(input as InputOf<E>, context) };
}
