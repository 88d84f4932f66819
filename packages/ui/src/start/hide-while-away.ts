/**
 * The browser may keep a left page as it was, for Back, and shows that before it can tell the page: by then another member
 * may have logged in. So it is kept hidden until the session has been looked at; see `follow` of the session.
 */
export function hideWhileAway(page: Window): void {
  const hide = (isHidden: boolean) => page.document.documentElement.toggleAttribute('data-away', isHidden);
  page.addEventListener('pagehide', ({ persisted }) => hide(persisted));
  page.addEventListener('pageshow', ({ persisted }) => {
    // By then the screens of a session that has ended are gone.
    if (persisted) setTimeout(() => hide(false));
  });
}
