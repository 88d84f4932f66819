/** The id of the template with the message that the app did not start; see not-started-page. */
export const NOT_STARTED_ID = 'not-started-page';

/**
 * Defines `notStarted`, which shows, once the document is parsed, that the app did not start, and reloads the page when
 * the network is back. Calls it in unsupported browsers: they lack `Array.prototype.at`, the most recent feature that
 * all supported browsers have. A script of its own, compiled for older browsers, because the other scripts may be a
 * syntax error there.
 */
export function defineNotStarted(): void {
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
  // Missing in older browsers, despite its type.
  if (!('at' in Array.prototype)) window.notStarted(new SyntaxError('This browser is too old.'));
}
