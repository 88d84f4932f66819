let claimed: string | null = null;

/**
 * Whether the page has not notified of this message yet. Only true once per message, so that a chat and a count that
 * replace each other do not notify of the same message twice.
 * @param newest the id of the newest message from support
 */
export function claimNotice(newest: string): boolean {
  const isNew = newest !== claimed;
  claimed = newest;
  return isNew;
}
