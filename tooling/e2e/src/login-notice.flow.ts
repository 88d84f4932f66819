import type { Page } from 'playwright-core';
import { visit } from './harness/browser';
import { shiftOf, watchShifts } from './harness/layout-shift';
import { isTakenOver } from './scenes/wait-until-idle';
import { ON_LAOS } from './markets';
import { sampled } from './harness/exhaustive';

const LATE = '<ul><li>ประกาศยาว ປະກາດຍາວ</li><li>สอง ສອງ</li></ul><p>สาม ສາມ <b>สี่ ສີ່</b></p>'.repeat(3);

/** What the operator says, at the end of the page. */
const noticeOf = (page: Page) => page.getByRole('main').getByRole('status');

/** Where the parts of the page are that stand there before the notice. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, h1, input, form button, main a, nav')].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [each.tagName, x, y, width, height].join(' ');
    }),
  );

describe.each(ON_LAOS)('$name build: the notice on the log-in page', (market) => {
  test.each(
    sampled<[number, number]>(
      [
        [360, 740],
        [412, 823],
        [768, 800],
        [1280, 800],
      ],
      [360, 740],
      [1280, 800],
    ),
  )('moves nothing when it comes late, %i × %i', async (width, height) => {
    const { leave, page, browserErrors } = await visit(market.url(), { viewport: { width, height } });
    await page.addInitScript(watchShifts);
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/api/lookup/notice', async (route) => {
      await late;
      await route.fulfill({ json: { message: LATE } });
    });
    await page.goto('/login');
    await page.waitForFunction(isTakenOver);
    const before = await shiftOf(page);
    const places = await placesOf(page);
    expect(places.length).toBeGreaterThan(6);
    arrive();
    await noticeOf(page).getByText('สี่ ສີ່').last().waitFor();
    expect(await shiftOf(page)).toBeLessThan(0.01);
    expect(before).toBeLessThan(0.01);
    expect(await placesOf(page)).toEqual(places);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('is asked for with the page, and shows without the sanitiser’s code if it is only paragraphs', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await page.addInitScript(watchShifts);
    await page.goto('/login');
    await noticeOf(page).locator('p').waitFor();
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.filter((name) => /purify/.test(name))).toEqual([]);
    expect(files.filter((name) => name.endsWith('/api/lookup/notice'))).toHaveLength(1);
    expect(await shiftOf(page)).toBeLessThan(0.01);
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
