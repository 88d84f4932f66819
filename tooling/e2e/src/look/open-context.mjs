/**
 * A browser of one language, dark, as wide as a phone: what every scene is looked at in first.
 * @param {import('playwright-core').Browser} browser
 * @param {{ baseURL: string, locale: 'th' | 'la' | 'en' }} where
 */
export async function openContext(browser, { baseURL, locale }) {
  const context = await browser.newContext({
    baseURL,
    colorScheme: 'dark',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
    hasTouch: true,
    viewport: { width: 360, height: 740 },
  });
  context.setDefaultTimeout(45_000);
  await context.addInitScript((value) => {
    // Pages with an origin of their own have no storage.
    try {
      localStorage.setItem('locale', value);
      localStorage.setItem('remember-agreement', 'true');
    } catch {
      return;
    }
  }, locale);
  return context;
}
