import { dialogOf, openHome, PLAIN_ON_THAI } from './open-plain';

describe.each(PLAIN_ON_THAI)(
  '$name build on the plain backend: a withdrawal with an unknown outcome',
  (market) => {
    const { words } = market;

    test('is sent once although the backend ignores its key: a second tab waits, and a reload sends nothing', async () => {
      const { page, backend, see, sent, leave } = await openHome(market);
      const context = page.context();
      const opened = context.waitForEvent('page');
      // A copy of the tab, with its session.
      await page.evaluate(() => void window.open('/user/home'));
      const other = await opened;
      await other.getByText('PG Soft').first().waitFor();

      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      // The backend has executed it, but its response is held.
      await page.route('**/api/wallet/withdrawAll', async (route) => {
        const response = await route.fetch();
        await held;
        await route.fulfill({ response }).catch(() => undefined);
      });
      for (const tab of [other, page]) {
        await tab.getByRole('button', { name: words.withdraw.title, exact: true }).click();
        await tab.getByLabel(words.withdraw.amount).fill('150.55');
        await dialogOf(tab).getByRole('button', { name: words.next, exact: true, disabled: false }).click();
      }
      const confirm = page.getByRole('button', { name: /฿150\.55/ });
      const answered = page.waitForRequest('**/api/wallet/withdrawAll');
      await confirm.dblclick();
      await answered;
      const second = other.getByRole('button', { name: /฿150\.55/ });
      await other.getByText(words.intents.waiting).waitFor();
      expect(await second.getAttribute('aria-disabled')).toBe('true');
      await second.click({ force: true });

      while ((await sent()).length === 0) await page.waitForTimeout(50);
      await page.reload();
      await see(page.getByText(words.intents.unknown, { exact: true }));
      await other.getByText(words.intents.moved).waitFor();
      await other.getByText(words.intents.again).waitFor();
      release();
      await page.getByRole('link', { name: words.intents.open }).click();
      await see(page.getByText(words.intents.look));
      await see(page.getByRole('main').getByRole('listitem').first().getByText('150.55'));
      await page.getByRole('button', { name: words.intents.checked }).click();
      await page.getByText(words.intents.look).waitFor({ state: 'detached' });
      expect(await sent()).toEqual(['POST /api/wallet/withdrawAll']);
      expect(await backend.balances()).toMatchObject({ WALLET: '1099.95', RESERVED: '150.55' });
      await other.close();
      await leave();
    });
  },
);
