import type { Page } from 'playwright-core';

/** Holds the page's fonts until they are released. @returns the names of those that it has asked for so far, too */
export async function holdFonts(page: Page) {
  const asked = new Set<string>();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    asked.add(/\/assets\/(.+?)(?:-wght-.*|-[\w-]{8})\.woff2/.exec(route.request().url())?.[1] ?? '?');
    await held;
    await route.continue();
  });
  return { asked, release: () => release() };
}
