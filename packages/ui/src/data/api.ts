import { type Client, isGone, isSessionEnded } from '@member-wallet/api-sdk';
import type { Session } from '#/session/session';

export interface Api {
  readonly client: Client;
  /** Runs one call and notices what concerns the whole app: a gone service, an ended session. */
  readonly watch: <T>(call: () => Promise<T>) => Promise<T>;
  /** Tells once that the service is gone, also when that was noticed before. Returns the way to stop. */
  readonly followGone: (listener: () => void) => () => void;
}

export function createApi(client: Client, session: Session): Api {
  let onGone: (() => void) | null = null;
  let isMissed = false;
  return {
    client,
    async watch(call) {
      // The token that this call carries: a late refusal must not end a session begun since.
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
