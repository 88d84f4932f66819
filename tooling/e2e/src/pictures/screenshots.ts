import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { locales } from '@member-wallet/api-sdk';
import { chromium, type Page } from 'playwright-core';
import { FLAGS } from '../harness/page/browser-flags';
import { chromiumLaunch } from '../harness/browsers/launch.mjs';
import { startStack } from '../harness/stack/stack';
import { showConsole } from './console-picture';
import {
  type Appearance,
  CONSOLE_PICTURE,
  deleteUnusedPictures,
  documentPictures,
  fileOf,
  PICTURES,
} from './document-pictures';
import { SCENES } from '../scenes/scenes';
import { openStage } from '../scenes/stage';

/**
 * Writes screenshots of every scene in every build, language, size and theme to output/screenshots. Arguments select
 * some of them: `thai th 360 dark statement`. `--docs` takes those that documents refer to instead, and deletes unused
 * ones.
 */
const OUTPUT = fileURLToPath(new URL('../../output/screenshots/', import.meta.url));
const BUILDS = ['thai', 'laos'] as const;
const SIZES = ['320', '360', '412', '768', '1024', '1280', '1440', '1920'] as const;
const THEMES = ['dark', 'light'] as const;

type Size = (typeof SIZES)[number];

const VIEWPORTS: Record<Size, { width: number; height: number }> = {
  320: { width: 320, height: 640 },
  360: { width: 360, height: 740 },
  412: { width: 412, height: 915 },
  768: { width: 768, height: 1024 },
  1024: { width: 1024, height: 768 },
  1280: { width: 1280, height: 800 },
  1440: { width: 1440, height: 900 },
  1920: { width: 1920, height: 1080 },
};

interface Session extends Appearance {
  readonly size: Size;
  readonly names: readonly string[];
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const forDocs = process.argv.includes('--docs');

function chosen<T extends string>(all: readonly T[]): readonly T[] {
  const named = all.filter((value) => words.includes(value));
  return named.length > 0 ? named : all;
}

const named = forDocs ? await documentPictures() : [];

/** The documents' pictures, grouped by build, language, size and theme. */
function documentPlan(): readonly Session[] {
  if (words.includes('console')) return [];
  const scenes = chosen([...new Set(named.map(({ scene }) => scene))]);
  return chosen(BUILDS).flatMap((build) =>
    chosen(locales).flatMap((locale) =>
      chosen(THEMES).map((theme) => ({
        ...{ build, locale, theme, size: '360' as const },
        names: scenes.filter((scene) =>
          named.some((picture) => fileOf(picture) === fileOf({ scene, build, locale, theme })),
        ),
      })),
    ),
  );
}

function plan(): readonly Session[] {
  if (forDocs) return documentPlan().filter(({ names }) => names.length > 0);
  const names = chosen(Object.keys(SCENES));
  return chosen(BUILDS).flatMap((build) =>
    chosen(locales).flatMap((locale) =>
      chosen(SIZES).flatMap((size) => chosen(THEMES).map((theme) => ({ build, locale, size, theme, names }))),
    ),
  );
}

/**
 * A WebP is a fifth of the size of a PNG, but Playwright cannot write it. Only 1.5 pixels per CSS pixel, because the
 * repository contains many pictures.
 */
async function takeWebp(page: Page, { width, height }: { width: number; height: number }, path: string) {
  const client = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width, height, scale: 1.5 };
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 70, clip });
  await client.detach();
  await writeFile(path, Buffer.from(data, 'base64'));
}

const folder = forDocs ? PICTURES : OUTPUT;
const stack = await startStack();
const browser = await chromium.launch(await chromiumLaunch({ args: FLAGS }));
await mkdir(folder, { recursive: true });
let taken = 0;
for (const { build, locale, size, theme, names } of plan()) {
  const viewport = VIEWPORTS[size];
  const stage = await openStage({
    ...{ browser, stack, build, locale, viewport },
    colorScheme: theme,
    deviceScaleFactor: viewport.width < 600 ? 2 : 1,
  });
  // tsx wraps named functions in this helper, which functions that run in the page also need.
  await stage.page.context().addInitScript('globalThis.__name = (named) => named');
  for (const name of names) {
    try {
      const scene = SCENES[name];
      if (!scene) throw new Error('Unknown scene.');
      await stage.show(scene);
      // A spinner stays for 200 ms after the response.
      await stage.page.waitForTimeout(300);
      if (forDocs)
        await takeWebp(stage.page, viewport, `${folder}${fileOf({ scene: name, build, locale, theme })}`);
      else await stage.page.screenshot({ path: `${folder}${name}-${build}-${locale}-${size}-${theme}.png` });
      taken += 1;
    } catch (error) {
      console.error(`✗ ${name} ${build} ${locale} ${size} ${theme}: ${String(error).split('\n')[0]}`);
      process.exitCode = 1;
    }
  }
  await stage.close();
  console.log(`${build} ${locale} ${size} ${theme}`);
}
if (forDocs && (words.length === 0 || words.includes('console'))) {
  const { file, theme } = CONSOLE_PICTURE;
  await showConsole(browser, stack.sandbox, theme, (page, viewport) =>
    takeWebp(page, viewport, `${folder}${file}`),
  );
  taken += 1;
}
if (forDocs) await deleteUnusedPictures(named);
await browser.close();
await stack.close();
console.log(`${taken} pictures in ${folder}`);
