/* global window */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { findBrowser } from '@member-wallet/e2e/find-browser';
import { measureLateFrames, measureLeaks, measureSpin, openPage } from './wheel/measure.mjs';

/**
 * The wheel beside two published ones, in one run: a spin's cost per frame at a 4× CPU slowdown, late frames,
 * idle work, leaks, size and first draw. Build the wheel first. An argument sets the rounds of mounting (500).
 */
const ROUNDS = Number(process.argv[2] ?? 500);
const LATE_ROUNDS = 7;
const DRAW_PAGES = 5;
const DRAW_ROUNDS = 60;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

async function bundle(entry, options = {}) {
  const { outputFiles } = await build({
    entryPoints: [here(`./wheel/${entry}`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    ...options,
  });
  return outputFiles[0].text;
}

const CONTENDERS = {
  ours: 'page-ours.jsx',
  'react-custom-roulette': 'page-roulette.jsx',
  'spin-wheel': 'page-spin-wheel.jsx',
  'bare animation': 'page-bare.jsx',
};
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const round = (value) => Math.round(value * 100) / 100;
const rounded = (row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, round(value)]));

async function engineSize() {
  const { outputFiles } = await build({
    stdin: { contents: "export * from '@member-wallet/wheel'", resolveDir: here('.') },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const spins = {};
const leaks = {};
const scripts = {};
for (const [name, entry] of Object.entries(CONTENDERS)) {
  const script = (scripts[name] = await bundle(entry));
  spins[name] = rounded(await measureSpin(browser, script));
  if (name !== 'bare animation') leaks[name] = rounded(await measureLeaks(browser, script, ROUNDS));
}
const late = await measureLateFrames(
  browser,
  { ours: scripts.ours, 'bare animation': scripts['bare animation'] },
  LATE_ROUNDS,
);
const firstDraw = await bundle('page-first-draw.jsx');
const draws = [];
for (let turn = 0; turn < DRAW_PAGES; turn += 1) {
  const { context, page } = await openPage(browser, firstDraw);
  draws.push(...(await page.evaluate((rounds) => window.firstDraw(rounds), DRAW_ROUNDS)));
  await context.close();
}
await browser.close();

console.log('A spin, 12 slices, 350 px, pixel ratio 2, CPU 4× slower; idle over 2 s');
console.table(spins);
console.log(`After ${ROUNDS} rounds of mounting; after unmounting in mid-spin`);
console.table(leaks);
console.log(`Frames over half a frame late, CPU 4× slower, ${LATE_ROUNDS} spins each in turns`);
console.table(Object.fromEntries(Object.entries(late).map(([name, row]) => [name, rounded(row)])));
const best = Math.min(spins['react-custom-roulette'].msPerFrame, spins['spin-wheel'].msPerFrame);
console.table({
  'main-thread time per frame, as a share of the better of the two': round(spins.ours.msPerFrame / best),
  'engine without React, gzip bytes': await engineSize(),
  'first draw, as a multiple of one plain canvas paint': round(
    median(draws.map(({ ours, plain }) => ours / plain)),
  ),
  'first draw, ms': round(median(draws.map(({ ours }) => ours))),
});
