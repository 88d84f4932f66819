import type { DataOf, Endpoint, InputOf } from '@member-wallet/api-sdk';
import type { Market } from '../markets/market';
import type { Member } from '../members/member';
import type { Services } from '../services';

/** What a handler receives besides the input. */
export interface RequestContext {
  readonly services: Services;
  readonly market: Market;
  /** The client's address as forwarded by the proxy in front; for IPv6 its /64 network. */
  readonly address: string;
  /** The User-Agent header, or empty. */
  readonly userAgent: string;
}

export interface MemberContext extends RequestContext {
  readonly member: Member;
  /** The hash of the request's token. */
  readonly tokenHash: string;
  /** The Idempotency-Key header. */
  readonly idempotencyKey: string | undefined;
}

/** For routes with optional authentication: the token is not verified yet. */
export interface OptionalAuthContext extends RequestContext {
  readonly token: string | undefined;
}

/** An endpoint of the SDK with its handler; the input has been checked by the endpoint's schema. */
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

/** A route without authentication. */
export function publicRoute<E extends Endpoint>(
  endpoint: E,
  handle: (input: InputOf<E>, context: RequestContext) => Promise<DataOf<E>>,
): Route {
  expectAuth(endpoint, 'none');
  // The endpoint's schema has checked the input, so it has this type.
  return { auth: 'none', endpoint, handle: (input, context) => handle(input as InputOf<E>, context) };
}

/** A route for members and guests. */
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
