import type { Browser } from 'playwright-core';
import { openBrowser } from './harness/browser';
import { bundleFile } from './harness/bundle';
import { inTurns, median } from './harness/measure';
import { numberOptions } from './harness/options';
import { checkAtMost, row, title } from './harness/report';
import { runBench } from './harness/run-bench';
import { measureLeaks } from './wheel/leaks';
import { openPage } from './wheel/open-page';
import { measureLateFrames, measureSpin } from './wheel/spin';
import { wheelWeights } from './wheel/weights';

/**
 * The wheel against two published ones and a bare animation, in one run: the main thread's CPU time per frame at a 4×
 * slowdown, late frames, idle work, leaks, size and first draw. Needs the built wheel. `--rounds` sets how often wheels
 * are mounted. Fails if the limit is exceeded.
 */
const { rounds } = numberOptions({ rounds: 500 });
/**
 * Relative to the bare animation, on which the browser does as little per frame as it can. Compared without a slowdown,
 * which multiplies both: the browser slows a thread down in slices that are longer than all that these two do in a
 * frame, so that equal pages differ by a half.
 */
const FRAME_LIMIT = 1.25;
const SPIN_ROUNDS = 9;
const LIMIT_ROUNDS = 15;
const FIGURES = ['msPerFrame', 'frames', 'idleMs', 'idleFrames', 'idleTimers'] as const;
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

  title(`A spin, 12 slices, 350 px, pixel ratio 2, CPU 4× slower; idle over 2 s; medians of ${SPIN_ROUNDS}`);
  row('', 'ms/frame', 'frames', 'idle ms', 'frames', 'timers');
  const spins = await inTurns(SPIN_ROUNDS, {
    own: () => measureSpin(browser, scripts.own),
    'react-custom-roulette': () => measureSpin(browser, scripts['react-custom-roulette']),
    'spin-wheel': () => measureSpin(browser, scripts['spin-wheel']),
    'bare animation': () => measureSpin(browser, scripts['bare animation']),
  });
  for (const [name, costs] of Object.entries(spins)) {
    row(name, ...FIGURES.map((figure) => median(costs.map((cost) => cost[figure]))));
  }

  const { 'bare animation': bare, ...wheels } = scripts;
  title(`The same at full speed; medians of ${LIMIT_ROUNDS}`);
  row('', 'ms/frame', 'least', 'most');
  const isSlow = false;
  const fast = await inTurns(LIMIT_ROUNDS, {
    own: () => measureSpin(browser, scripts.own, { isSlow }),
    'bare animation': () => measureSpin(browser, bare, { isSlow }),
  });
  const perFrame = (costs: readonly { readonly msPerFrame: number }[]) =>
    costs.map(({ msPerFrame }) => msPerFrame);
  for (const [name, costs] of Object.entries(fast)) {
    const each = perFrame(costs);
    row(name, median(each), Math.min(...each), Math.max(...each));
  }

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
  const slow = (name: keyof typeof spins) => median(perFrame(spins[name]));
  const best = Math.min(slow('react-custom-roulette'), slow('spin-wheel'));
  row('time per frame, relative to the better one', slow('own') / best);
  row('the same, relative to a bare animation', slow('own') / slow('bare animation'));
  checkAtMost(
    'the same at full speed',
    median(perFrame(fast.own)) / median(perFrame(fast['bare animation'])),
    FRAME_LIMIT,
  );
  const { core, component } = await wheelWeights();
  row('all functions, gzip bytes', core);
  row('the component without React, gzip bytes', component);
  const draws = await firstDraws(browser);
  row('first draw, relative to a plain canvas', median(draws.map(({ own, plain }) => own / plain)));
  row('first draw, ms', median(draws.map(({ own }) => own)));
});
