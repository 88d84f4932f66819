import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { locales } from '@member-wallet/api-sdk';
import { chromium, type Page } from 'playwright-core';
import { FLAGS } from './harness/browser-flags';
import { findBrowser } from './harness/find-browser.mjs';
import { startStack } from './harness/stack';
import { clearPictures, galleryPlan, type Appearance, PICTURES, writeGallery } from './picture-gallery';
import { SCENES } from './scenes/scenes';
import { openStage } from './scenes/stage';

/**
 * Writes screenshots of every scene in every build, language, size and theme to output/screenshots.
 * Arguments select some of them: `thai th 360 dark statement`. `--gallery` takes those of docs/gallery.md instead,
 * and writes that page.
 */
const OUTPUT = fileURLToPath(new URL('../output/screenshots/', import.meta.url));
const BUILDS = ['thai', 'laos'] as const;
const SIZES = ['360', '412', '1280'] as const;
const THEMES = ['dark', 'light'] as const;

type Size = (typeof SIZES)[number];

const VIEWPORTS: Record<Size, { width: number; height: number }> = {
  360: { width: 360, height: 740 },
  412: { width: 412, height: 915 },
  1280: { width: 1280, height: 800 },
};

interface Session extends Appearance {
  readonly size: Size;
  readonly names: readonly string[];
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const forGallery = process.argv.includes('--gallery');

function chosen<T extends string>(all: readonly T[]): readonly T[] {
  const named = all.filter((value) => words.includes(value));
  return named.length > 0 ? named : all;
}

function plan(): readonly Session[] {
  if (forGallery) return galleryPlan().map((each) => ({ ...each, size: '360' }));
  const names = chosen(Object.keys(SCENES));
  return chosen(BUILDS).flatMap((build) =>
    chosen(locales).flatMap((locale) =>
      chosen(SIZES).flatMap((size) => chosen(THEMES).map((theme) => ({ build, locale, size, theme, names }))),
    ),
  );
}

/** WebP is a fifth of the size of PNG; Playwright's own screenshots do not support it. */
async function takeWebp(page: Page, { width, height }: { width: number; height: number }, path: string) {
  const client = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width, height, scale: 2 };
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 80, clip });
  await client.detach();
  await writeFile(path, Buffer.from(data, 'base64'));
}

const folder = forGallery ? PICTURES : OUTPUT;
const stack = await startStack();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: FLAGS });
if (forGallery) await clearPictures();
await mkdir(folder, { recursive: true });
let taken = 0;
for (const { build, locale, size, theme, names } of plan()) {
  const viewport = VIEWPORTS[size];
  const stage = await openStage({
    ...{ browser, stack, build, locale, viewport },
    colorScheme: theme,
    deviceScaleFactor: viewport.width < 600 ? 2 : 1,
  });
  // tsx wraps named functions in this helper, which functions that run in the page need too.
  await stage.page.context().addInitScript('globalThis.__name = (named) => named');
  for (const name of names) {
    try {
      const scene = SCENES[name];
      if (!scene) throw new Error('Unknown scene.');
      await stage.show(scene);
      // A busy button keeps its spinner for 200 ms after the response.
      await stage.page.waitForTimeout(300);
      const path = `${folder}${name}-${build}-${locale}`;
      if (forGallery) await takeWebp(stage.page, viewport, `${path}-${theme}.webp`);
      else await stage.page.screenshot({ path: `${path}-${size}-${theme}.png` });
      taken += 1;
    } catch (error) {
      console.error(`✗ ${name} ${build} ${locale} ${size} ${theme}: ${String(error).split('\n')[0]}`);
      process.exitCode = 1;
    }
  }
  await stage.close();
  console.log(`${build} ${locale} ${size} ${theme}`);
}
if (forGallery) await writeGallery();
await browser.close();
await stack.close();
console.log(`${taken} pictures in ${folder}`);
