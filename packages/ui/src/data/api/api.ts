import { type Client, isGone, isSessionEnded } from '@member-wallet/api-sdk';
import type { ReactNode } from 'react';
import { loadMessages } from '#/i18n/load-messages';
import type { Session } from '#/session/session';
import { learningServerTime } from '#/data/clock/server-clock';

export interface Api {
  readonly client: Client;
  /**
   * Runs one call and handles errors that concern the whole app (service gone, session ended); rethrows all.
   * @param isPart the call belongs to a part of the screen: if its token is refused, the session ends only if the
   * wallet refuses the token too
   */
  readonly withGlobalErrors: <T>(call: () => Promise<T>, isPart?: boolean) => Promise<T>;
  /** Loads the texts of the server's error codes, unless they are loaded; never rejects. */
  readonly loadMessages: () => Promise<void>;
  /**
   * A client for a part of the screen that sends its own calls, such as the chat; the same errors are handled.
   * @param token the token of its calls
   */
  readonly reportingClient: (token: string | null) => Client;
  /** Calls `listener` when the service is gone, at once if that is already known. Returns the unsubscribe function. */
  readonly followGone: (listener: () => void) => () => void;
  /** Renders this node beside every page from now on; called by code that loads later. */
  readonly showBeside: (node: ReactNode) => void;
  /** Sets the function that renders what `showBeside` is given, and calls it at once. */
  readonly followBeside: (show: (node: ReactNode) => void) => void;
}

export function createApi(given: Client, session: Session): Api {
  const client = { ...given, transport: learningServerTime(given.transport) };
  let onGone: (() => void) | null = null;
  let isGoneUnheard = false;
  let beside: ReactNode = null;
  // A page's effects run before those of the app around it, so showBeside may be called before followBeside.
  let showBeside = (node: ReactNode): void => {
    beside = node;
  };
  /** @param token the token of the call: a late refusal must not end a newer session */
  const handle = async (error: unknown, token: string | null, isPart: boolean): Promise<void> => {
    if (isGone(error)) {
      if (onGone) onGone();
      else isGoneUnheard = true;
    } else if (isSessionEnded(error) && token !== null) {
      // If this chunk fails to load, the session stays: the next read of the wallet shows whether it has ended.
      const isOver =
        !isPart ||
        (await import('./is-token-refused').then(
          (ask) => ask.isRefused(client, token),
          () => false,
        ));
      if (isOver) session.expire(token);
    }
  };
  return {
    client,
    loadMessages,
    reportingClient: (token) => ({ ...client, onError: (error) => void handle(error, token, true) }),
    async withGlobalErrors(call, isPart = false) {
      const { token } = session.getState();
      try {
        return await call();
      } catch (error) {
        await handle(error, token, isPart);
        throw error;
      }
    },
    showBeside: (node) => showBeside(node),
    followBeside: (show) => {
      showBeside = show;
      show(beside);
    },
    followGone(listener) {
      onGone = listener;
      if (isGoneUnheard) listener();
      isGoneUnheard = false;
      return () => {
        onGone = null;
      };
    },
  };
}
