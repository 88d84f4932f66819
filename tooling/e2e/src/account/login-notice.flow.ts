import type { Page, Route } from 'playwright-core';
import { visit } from '../harness/page/browser';
import { isTakenOver } from '../harness/page/is-taken-over';
import { shiftOf, watchShifts } from '../harness/page/layout-shift';
import { ON_LAOS } from '../markets';
import { sampled } from '@member-wallet/testing';

const LONG_NOTICE = '<ul><li>ประกาศยาว ປະກາດຍາວ</li><li>สอง ສອງ</li></ul><p>สาม ສາມ <b>สี่ ສີ່</b></p>'.repeat(3);

/** The operator's notice at the end of the page. */
const noticeOf = (page: Page) => page.getByRole('main').getByRole('status');

/** Holds requests to this address. @returns a function that releases them */
async function holdRequests(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

/** An init script: delays each React task by two frames, so that the browser paints in between, as on a slow phone. */
const paintBetweenRenders = () => {
  const post = Reflect.get(MessagePort.prototype, 'postMessage');
  MessagePort.prototype.postMessage = function (...args: unknown[]) {
    requestAnimationFrame(() => requestAnimationFrame(() => Reflect.apply(post, this, args)));
  };
};

/** Runs in the page. Records the element's height in every frame. */
function watchHeight(element: Element): void {
  const heights = new Set<number>();
  Object.assign(window, { heights });
  const look = () => {
    heights.add(element.getBoundingClientRect().height);
    requestAnimationFrame(look);
  };
  look();
}

/** The boxes of the elements that are there before the notice. */
const boxesBesidesNotice = (page: Page) =>
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
  )('shifts nothing when it arrives late, %i × %i', async (width, height) => {
    const { leave, page, browserErrors } = await visit(market.url(), { viewport: { width, height } });
    await page.addInitScript(watchShifts);
    const arrive = await holdRequests(page, '**/api/lookup/notice', (route) =>
      route.fulfill({ json: { message: LONG_NOTICE } }),
    );
    await page.goto('/login');
    await page.waitForFunction(isTakenOver);
    const before = await shiftOf(page);
    const places = await boxesBesidesNotice(page);
    expect(places.length).toBeGreaterThan(6);
    arrive();
    await noticeOf(page).getByText('สี่ ສີ່').last().waitFor();
    expect(await shiftOf(page)).toBeLessThan(0.01);
    expect(before).toBeLessThan(0.01);
    expect(await boxesBesidesNotice(page)).toEqual(places);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('is requested by the document, and shifts nothing before or after its sanitiser has loaded', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await page.addInitScript(watchShifts);
    await page.addInitScript(paintBetweenRenders);
    const arrive = await holdRequests(page, '**/sanitise-html-*.js', (route) => route.continue());
    await page.goto('/login');
    await noticeOf(page).locator('[aria-hidden=true] > p').waitFor({ state: 'attached' });
    expect(await shiftOf(page)).toBeLessThan(0.01);
    await noticeOf(page).evaluate(watchHeight);
    arrive();
    await noticeOf(page).locator('p:visible').waitFor();
    await noticeOf(page).locator('[aria-hidden=true] > p').waitFor({ state: 'detached' });
    expect(await shiftOf(page)).toBeLessThan(0.01);
    expect(await page.evaluate(() => Reflect.get(window, 'heights').size)).toBe(1);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.filter((name) => name.endsWith('/api/lookup/notice'))).toHaveLength(1);
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
