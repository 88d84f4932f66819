import type { Page } from 'playwright-core';

/** Holds the page's fonts until `release`. @returns `asked`, the names of the fonts requested so far */
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
