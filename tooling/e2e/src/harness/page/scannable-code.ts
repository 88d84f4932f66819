import type { Locator, Page } from 'playwright-core';
import { edgeBrightness, readCode } from './read-code';

/** Removes the code's background and quiet zone, which some providers leave out. */
export const withoutMargin = (answer: string): string =>
  answer
    .replace(/<rect [^>]*fill=\\"#fff\\"\/>/, '')
    .replace(
      /viewBox=\\"0 0 (\d+) \d+\\"/,
      (_, size: string) => `viewBox=\\"4 4 ${Number(size) - 8} ${Number(size) - 8}\\"`,
    );

/**
 * Checks that a scanner can read the code at every pixel density, also if the browser darkens the page by itself.
 * @param content the expected content
 */
export async function expectScannable(page: Page, code: Locator, content = /^000201/): Promise<void> {
  const plate = code.locator('..');
  const text = await readCode(plate);
  expect(text).toMatch(content);
  // Browsers only darken light pages.
  await page.emulateMedia({ colorScheme: 'light' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const deviceScaleFactor of [1, 2, 3]) {
    await cdp.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: true });
    // The page is darkened, the code is not.
    expect(await edgeBrightness(plate)).toBeLessThan(64);
    expect(await edgeBrightness(code)).toBeGreaterThan(240);
    expect(await readCode(code)).toBe(text);
  }
  await cdp.detach();
  await page.emulateMedia({ colorScheme: null });
}
