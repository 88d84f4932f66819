/** The id of the template that the document shows then; see not-started-page. */
export const NOT_STARTED_ID = 'not-started-page';

/**
 * Leaves `notStarted`, which says that the app has not started, once the document is there, and loads the page again as
 * soon as there is a network again. Calls it in a browser below the floor, which lacks the youngest feature that every
 * supported one has. In a script of its own, for older browsers, because the others may be a syntax error there.
 */
export function tellNotStarted(): void {
  const html = document.documentElement;
  function show(): void {
    const page = document.getElementById(NOT_STARTED_ID) as HTMLTemplateElement | null;
    if (page) document.body.insertBefore(page.content, document.body.firstChild);
  }
  window.notStarted = (error) => {
    // eslint-disable-next-line no-console
    console.error(error);
    html.setAttribute('data-not-started', error instanceof SyntaxError ? 'old' : 'failed');
    window.addEventListener('online', () => window.location.reload());
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
    else show();
  };
  // Older browsers lack it, whatever the type says.
  if (!('at' in Array.prototype)) window.notStarted(new SyntaxError('This browser is too old.'));
}
