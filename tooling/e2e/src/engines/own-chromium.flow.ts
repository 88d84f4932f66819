import { FLAGS } from '../harness/page/browser-flags';
import { ON_THAI } from '../markets';
import { type Driver, pageOf } from './engine';
import { lostFiles } from './lost-files';
import { playwrightDriver } from './playwright-driver';

// The other flows run in this browser too; here it is driven as the other engines are.
describe.each(ON_THAI)('the flows’ own Chromium, $name build', (market) => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await playwrightDriver(await chromiumLaunch({ args: [...FLAGS, '--headless'] }));
  });
  afterAll(() => driver?.close());

  test('files that were lost once', () => lostFiles(pageOf(driver), market));
});
