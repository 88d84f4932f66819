/**
 * Hides the page while it is in the back/forward cache. On Back, the browser shows it before any script runs, and
 * another member may have logged in meanwhile. It becomes visible again once the session has been checked; see the
 * session's `follow`.
 */
export function hideInPageCache(page: Window): void {
  const hide = (isHidden: boolean) => page.document.documentElement.toggleAttribute('data-away', isHidden);
  page.addEventListener('pagehide', ({ persisted }) => hide(persisted));
  page.addEventListener('pageshow', ({ persisted }) => {
    // In a later task: React has removed the screens of an ended session by then.
    if (persisted) setTimeout(() => hide(false));
  });
}
