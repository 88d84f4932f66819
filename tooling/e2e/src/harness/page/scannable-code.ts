import type { Locator, Page } from 'playwright-core';
import { groundOf, readCode } from './read-code';

/** The code's markup without its own ground and margin, as some providers send it. */
export const bare = (answer: string): string =>
  answer
    .replace(/<rect [^>]*fill=\\"#fff\\"\/>/, '')
    .replace(
      /viewBox=\\"0 0 (\d+) \d+\\"/,
      (_, size: string) => `viewBox=\\"4 4 ${Number(size) - 8} ${Number(size) - 8}\\"`,
    );

/**
 * A scanner reads the code on screens of every density, also where the browser darkens pages by itself.
 * @param content what the code says
 */
export async function expectScannable(page: Page, code: Locator, content = /^000201/): Promise<void> {
  const plate = code.locator('..');
  const text = await readCode(plate);
  expect(text).toMatch(content);
  // Only light pages are darkened.
  await page.emulateMedia({ colorScheme: 'light' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const deviceScaleFactor of [1, 2, 3]) {
    await cdp.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: true });
    // The page is dark, the picture is not.
    expect(await groundOf(plate)).toBeLessThan(64);
    expect(await groundOf(code)).toBeGreaterThan(240);
    expect(await readCode(code)).toBe(text);
  }
  await cdp.detach();
  await page.emulateMedia({ colorScheme: null });
}
