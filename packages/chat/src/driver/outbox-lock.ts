import type { ChatPlace } from './options';

/** Runs `take` once this tab is the only one that may send, and stays it until the signal. */
export function acquireOutbox(
  locks: ChatPlace['locks'],
  participant: string,
  signal: AbortSignal,
  take: () => void,
): void {
  // Where tabs cannot agree on one, each sends what it holds: the client id keeps that single.
  if (!locks) {
    take();
    return;
  }
  const held = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  locks
    .request(`chat-outbox/${participant}`, { signal }, () => {
      take();
      return held;
    })
    .catch((error: unknown) => {
      // Not granted before the end.
      if (!signal.aborted) throw error;
    });
}
