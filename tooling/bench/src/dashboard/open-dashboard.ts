import type { Slot, Wallet } from '@member-wallet/api-sdk';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { fillInLogin, openPhone } from '../harness/open-phone';

/** Many accounts in the three categories, each with a unique code. */
const manySlots = (slots: readonly Slot[], count: number): readonly Slot[] =>
  Array.from({ length: Math.ceil(count / slots.length) }, () => slots)
    .flat()
    .slice(0, count)
    .map((slot, index) => ({
      ...slot,
      code: `${slot.code}${index}`,
      name: `${slot.name} ${index}`,
      isActive: true,
    }));

/** Opens the dashboard of a member with this many game accounts, with a phone's viewport. */
export async function openDashboard(
  browser: Browser,
  { url, games }: { readonly url: string; readonly games: number },
): Promise<{ context: BrowserContext; page: Page }> {
  const { context, page } = await openPhone(browser, url);
  await page.route('**/api/wallet', async (route) => {
    const response = await route.fetch();
    const wallet = (await response.json()) as Wallet;
    await route.fulfill({ response, json: { ...wallet, slots: manySlots(wallet.slots, games) } });
  });
  await page.route('**/api/wallet/account/*', (route) =>
    route.fulfill({ json: { username: 'member0001', password: 'Qk7s9Lm2' } }),
  );
  await page.goto('/login');
  await fillInLogin(page);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/user/home');
  await page.waitForLoadState('networkidle');
  return { context, page };
}
