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
  // Without locks every tab sends what it holds; the client id prevents duplicates.
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
      // A browser that refuses its storage refuses its locks too. Without the signal: aborted before it was granted.
      if (!signal.aborted) take();
    });
}
