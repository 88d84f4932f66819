import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from './harness/find-browser.mjs';
import { clearPictures, galleryPlan, PICTURES, writeGallery } from './picture-gallery.mjs';
import { SCENES } from './scenes.mjs';
import { closeScene, watchRest } from './scenes/reach.mjs';
import { startStack } from './harness/stack.mjs';

/**
 * Takes every scene in every build, language, size and theme into output/screenshots.
 * Arguments narrow it down: `thai th 360 dark statement`. `--gallery` takes a choice of them for docs/gallery.md,
 * and writes that page.
 */
const OUTPUT = fileURLToPath(new URL('../output/screenshots/', import.meta.url));
const BUILDS = ['thai', 'laos'];
const LOCALES = ['th', 'la', 'en'];
const SIZES = { 360: [360, 740], 412: [412, 915], 1280: [1280, 800] };
const THEMES = ['dark', 'light'];

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const forGallery = process.argv.includes('--gallery');
const chosen = (all) => {
  const named = all.filter((value) => words.includes(String(value)));
  return named.length > 0 ? named : all;
};

function plan() {
  if (forGallery)
    return galleryPlan().map(([build, locale, theme, names]) => [build, locale, '360', theme, names]);
  return chosen(BUILDS).flatMap((build) =>
    chosen(LOCALES).flatMap((locale) =>
      chosen(Object.keys(SIZES)).flatMap((size) =>
        chosen(THEMES).map((theme) => [build, locale, size, theme, chosen(Object.keys(SCENES))]),
      ),
    ),
  );
}

/** WebP is a fifth of a PNG's size, and what Playwright itself does not write. */
async function takeWebp(context, page, path) {
  const client = await context.newCDPSession(page);
  const clip = { x: 0, y: 0, ...page.viewportSize(), scale: 2 };
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 80, clip });
  await writeFile(path, Buffer.from(data, 'base64'));
}

const stack = await startStack();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const folder = forGallery ? PICTURES : OUTPUT;
if (forGallery) await clearPictures();
await mkdir(folder, { recursive: true });
let taken = 0;
for (const [build, locale, size, colorScheme, names] of plan()) {
  const [width, height] = SIZES[size];
  const context = await browser.newContext({
    baseURL: stack[build],
    viewport: { width, height },
    deviceScaleFactor: width < 600 ? 2 : 1,
    colorScheme,
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  await context.addInitScript((value) => {
    localStorage.setItem('locale', value);
    localStorage.setItem('remember-agreement', 'true');
  }, locale);
  for (const name of names) {
    const page = await context.newPage();
    try {
      const rest = watchRest(page);
      await SCENES[name]({ page, build, stack });
      await rest();
      // A busy button lets its spinner go 200 ms after the answer.
      await page.waitForTimeout(300);
      const path = `${folder}${name}-${build}-${locale}`;
      if (forGallery) await takeWebp(context, page, `${path}-${colorScheme}.webp`);
      else await page.screenshot({ path: `${path}-${size}-${colorScheme}.png` });
      taken += 1;
    } catch (error) {
      console.error(`✗ ${name} ${build} ${locale} ${size} ${colorScheme}: ${String(error).split('\n')[0]}`);
      process.exitCode = 1;
    }
    await closeScene(page);
  }
  await context.close();
  console.log(`${build} ${locale} ${size} ${colorScheme}`);
}
if (forGallery) await writeGallery();
await browser.close();
await stack.close();
console.log(`${taken} pictures in ${folder}`);
