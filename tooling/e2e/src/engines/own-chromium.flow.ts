import { FLAGS } from '../harness/page/browser-flags';
import { ON_THAI } from '../markets';
import { type Driver, pageOf } from './engine';
import { lostFiles } from './lost-files';
import { playwrightDriver } from './playwright-driver';

// The browser of the other flows, driven like the other engines.
describe.each(ON_THAI)('the flows’ own Chromium, $name build', (market) => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await playwrightDriver(await chromiumLaunch({ args: [...FLAGS, '--headless'] }));
  });
  afterAll(() => driver?.close());

  test('recovers from files that fail to load once', () => lostFiles(pageOf(driver), market));
});
