import type { ChatPlace } from '../options';

/**
 * Waits for the lock that makes this tab the only sender, calls `take`, and holds the lock until the signal.
 */
export function acquireOutbox(
  locks: ChatPlace['locks'],
  participant: string,
  signal: AbortSignal,
  take: () => void,
): void {
  // Without locks every tab sends its own messages; the client id prevents duplicates.
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
    .catch(() => {
      // Browsers that block storage also reject lock requests. If the signal is aborted, the lock is no longer needed.
      if (!signal.aborted) take();
    });
}
