import type { Browser } from 'playwright-core';
import { openBrowser } from './harness/browser';
import { bundleCode, bundleFile, gzipBytes } from './harness/bundle';
import { inTurns, median } from './harness/measure';
import { numberOptions } from './harness/options';
import { row, title } from './harness/report';
import { runBench } from './harness/run-bench';
import { measureLeaks } from './wheel/leaks';
import { openPage } from './wheel/open-page';
import { measureLateFrames, measureSpin } from './wheel/spin';

/**
 * The wheel against two published ones, in one run: CPU time per frame at a 4× slowdown, late frames, idle work, leaks,
 * size and first draw. Needs the built wheel. `--rounds` sets how often wheels are mounted.
 */
const { rounds } = numberOptions({ rounds: 500 });
const LATE_ROUNDS = 7;
const DRAW_PAGES = 5;
const DRAW_ROUNDS = 60;

async function firstDraws(browser: Browser) {
  const script = await bundleFile('wheel/page-first-draw.tsx');
  const draws: { own: number; plain: number }[] = [];
  for (let turn = 0; turn < DRAW_PAGES; turn += 1) {
    const { page, close } = await openPage(browser, script);
    draws.push(...(await page.evaluate((count) => window.firstDraw(count), DRAW_ROUNDS)));
    await close();
  }
  return draws;
}

await runBench(async (closing) => {
  const browser = await closing(openBrowser());
  const scripts = {
    own: await bundleFile('wheel/page-own.tsx'),
    'react-custom-roulette': await bundleFile('wheel/page-roulette.tsx'),
    'spin-wheel': await bundleFile('wheel/page-spin-wheel.tsx'),
    'bare animation': await bundleFile('wheel/page-bare.tsx'),
  };

  title('A spin, 12 slices, 350 px, pixel ratio 2, CPU 4× slower; idle over 2 s');
  row('', 'ms/frame', 'frames', 'idle ms', 'frames', 'timers');
  const costs = new Map<string, number>();
  for (const [name, script] of Object.entries(scripts)) {
    const spin = await measureSpin(browser, script);
    costs.set(name, spin.msPerFrame);
    row(name, ...Object.values(spin));
  }

  const { 'bare animation': bare, ...wheels } = scripts;
  title(`After ${rounds} rounds of mounting, and after unmounting during a spin`);
  for (const [name, script] of Object.entries(wheels)) {
    row(name);
    for (const [what, left] of Object.entries(await measureLeaks(browser, script, rounds)))
      row(`  ${what}`, left);
  }

  title(`Frames over half a frame late in %, CPU 4× slower, ${LATE_ROUNDS} spins each, alternating`);
  row('', 'median', 'worst');
  const late = await inTurns(LATE_ROUNDS, {
    own: () => measureLateFrames(browser, scripts.own),
    'bare animation': () => measureLateFrames(browser, bare),
  });
  for (const [name, shares] of Object.entries(late)) row(name, median(shares), Math.max(...shares));

  title('The engine');
  const best = Math.min(costs.get('react-custom-roulette') ?? 0, costs.get('spin-wheel') ?? 0);
  row('time per frame, relative to the better one', (costs.get('own') ?? Number.NaN) / best);
  row('without React, gzip bytes', gzipBytes(await bundleCode("export * from '@member-wallet/wheel'")));
  const draws = await firstDraws(browser);
  row('first draw, relative to a plain canvas', median(draws.map(({ own, plain }) => own / plain)));
  row('first draw, ms', median(draws.map(({ own }) => own)));
});
