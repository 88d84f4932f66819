import { type Client, isGone, isSessionEnded } from '@member-wallet/api-sdk';
import type { ReactNode } from 'react';
import { loadMessages } from '#/i18n/load-messages';
import type { Session } from '#/session/session';
import { learningServerTime } from '#/data/clock/server-clock';

export interface Api {
  readonly client: Client;
  /**
   * Runs one call and handles errors that concern the whole app (service gone, session ended); rethrows all.
   * @param isPart a refused token costs only the part of the screen that asked, if the wallet still accepts it
   */
  readonly withGlobalErrors: <T>(call: () => Promise<T>, isPart?: boolean) => Promise<T>;
  /** Fetches the messages for what the server refuses, unless they are there; never rejects. */
  readonly loadMessages: () => Promise<void>;
  /**
   * A client for a part of the screen that sends its own calls, such as the chat: the same errors are handled.
   * @param token which its calls carry
   */
  readonly reportingClient: (token: string | null) => Client;
  /** Calls `listener` when the service is gone, at once if that is already known. Returns the unsubscribe function. */
  readonly followGone: (listener: () => void) => () => void;
  /** Shows something over every page from now on, which code that comes later brings. */
  readonly showBeside: (node: ReactNode) => void;
  /** @param show shows it */
  readonly followBeside: (show: (node: ReactNode) => void) => void;
}

export function createApi(given: Client, session: Session): Api {
  const client = { ...given, transport: learningServerTime(given.transport) };
  let onGone: (() => void) | null = null;
  let isMissed = false;
  let beside: ReactNode = null;
  // A page's effects run before those of the app around it.
  let showBeside = (node: ReactNode): void => {
    beside = node;
  };
  /** @param token of the call: a late refusal must not end a newer session */
  const handle = async (error: unknown, token: string | null, isPart: boolean): Promise<void> => {
    if (isGone(error)) {
      if (onGone) onGone();
      else isMissed = true;
    } else if (isSessionEnded(error) && token !== null) {
      // Without that code nothing is known: the wallet's own read will tell.
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
      if (isMissed) listener();
      isMissed = false;
      return () => {
        onGone = null;
      };
    },
  };
}
