import type { Market } from '../markets';
import { type Driver, pageOf } from './engine';
import type { Engine } from './engines';
import { mainJourney, reducedJourney } from './journey';
import { lostFiles } from './lost-files';

/** Runs the journey of these builds in one launch of an engine, or reports why it does not run. */
export function describeEngine(engine: Engine, markets: readonly Market[]): void {
  const { name, packages } = engine;
  const missing = `${name}: apt-get install ${packages.join(' ')}`;
  if (!engine.isInstalled()) {
    if (process.env.REQUIRE_SERVICES === '1') {
      test(`needs ${name}`, () => {
        throw new Error(`REQUIRE_SERVICES=1 requires ${missing}`);
      });
      return;
    }
    // The summary of `npm test` lists skipped tests with this prefix.
    test.skip(`not run here: the journey in ${missing.replace(': ', '; needs ')}`, () => undefined);
    return;
  }
  describe(name, () => {
    let driver: Driver;
    beforeAll(async () => {
      driver = await engine.launch();
    });
    afterAll(() => driver?.close());
    test.each(markets.map((market, index) => [market.name, market, index] as const))(
      '%s build: from log-in to log-out',
      (_, market, index) => mainJourney(pageOf(driver), market, 10 + index),
    );
    test.each(markets.map((market) => [market.name, market] as const))(
      '%s build: recovers from files that fail to load once',
      (_, market) => lostFiles(pageOf(driver), market),
    );
    const { launchReduced } = engine;
    if (!launchReduced) return;
    test('moves nothing and keeps states distinguishable with reduced motion and forced colours', async () => {
      const reduced = await launchReduced();
      try {
        for (const [index, market] of markets.entries())
          await reducedJourney(pageOf(reduced), market, 12 + index);
      } finally {
        await reduced.close();
      }
    });
  });
}
