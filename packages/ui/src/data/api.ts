import { type Client, isGone, isSessionEnded } from '@member-wallet/api-sdk';
import type { Session } from '#/session/session';

export interface Api {
  readonly client: Client;
  /** Runs one call and handles errors that concern the whole app (service gone, session ended); rethrows all. */
  readonly withGlobalErrors: <T>(call: () => Promise<T>) => Promise<T>;
  /** Calls `listener` when the service is gone, at once if that is already known. Returns the unsubscribe function. */
  readonly followGone: (listener: () => void) => () => void;
}

export function createApi(client: Client, session: Session): Api {
  let onGone: (() => void) | null = null;
  let isMissed = false;
  return {
    client,
    async withGlobalErrors(call) {
      // The token of this call: a late refusal must not end a newer session.
      const { token } = session.getState();
      try {
        return await call();
      } catch (error) {
        if (isGone(error)) {
          if (onGone) onGone();
          else isMissed = true;
        } else if (isSessionEnded(error)) {
          session.expire(token);
        }
        throw error;
      }
    },
    followGone(listener) {
      onGone = listener;
      if (isMissed) listener();
      isMissed = false;
      return () => {
        onGone = null;
      };
    },
  };
}
