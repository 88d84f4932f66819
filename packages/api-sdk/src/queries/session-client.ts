import type { Client } from '../client/client';

/** Who is logged in. */
export interface Session {
  /** Tells members apart in the cache, such as the profile's `_id`. It is part of every key: no secret. */
  readonly member: string;
  readonly token: string;
}

/** A client of one session: all that it reads is cached under the member whose token it sends. */
export interface SessionClient extends Client {
  readonly member: string | null;
}

/**
 * Ties a client to a session, or to a visitor (null). The token is that of the session, whatever the client's own
 * `getToken` says meanwhile: otherwise a request that starts while another member logs in would be cached under the
 * wrong one.
 */
export const forSession = (client: Client, session: Session | null): SessionClient => ({
  ...client,
  member: session?.member ?? null,
  getToken: () => session?.token ?? null,
});
