import type { Client } from '../client/client';

/** Who is logged in. */
export interface Session {
  /**
   * An id that distinguishes members in the cache, such as the profile's `_id`. It is part of every key, so it must
   * not be a secret.
   */
  readonly member: string;
  readonly token: string;
}

/** A client of one session. Everything that it reads is cached under the member whose token it sends. */
export interface SessionClient extends Client {
  readonly member: string | null;
}

/**
 * Binds a client to a session, or to a visitor (null). It sends the session's token, whatever the client's own
 * `getToken` returns meanwhile. Otherwise a request that starts while another member logs in would be cached under the
 * wrong member.
 */
export const forSession = (client: Client, session: Session | null): SessionClient => ({
  ...client,
  member: session?.member ?? null,
  getToken: () => session?.token ?? null,
});
