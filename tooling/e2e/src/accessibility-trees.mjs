import { chromium } from 'playwright-core';
import { findBrowser } from './harness/find-browser.mjs';
import { startStack } from './harness/stack.mjs';
import { openContext } from './look/open-context.mjs';
import { TREES, writeTree } from './look/tree-files.mjs';
import { SCENES } from './scenes.mjs';
import { THAI_ONLY } from './scenes/thai-only.mjs';
import { closeScene, watchRest } from './scenes/reach.mjs';

/** Writes the accessibility trees of docs/accessibility anew, from the built apps: Thai on one, Lao on the other. */
const BUILDS = [
  { build: 'thai', locale: 'th' },
  { build: 'laos', locale: 'la' },
];

const stack = await startStack();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

async function writeAll({ build, locale }) {
  const context = await openContext(browser, { baseURL: stack[build], locale });
  const names = Object.values(TREES).flat();
  for (const name of names.filter((each) => build === 'thai' || !THAI_ONLY.test(each))) {
    const page = await context.newPage();
    const rest = watchRest(page);
    await SCENES[name]({ page, build, stack });
    await rest();
    await writeTree(page, build, name);
    await closeScene(page);
  }
}

try {
  await Promise.all(BUILDS.map(writeAll));
} finally {
  await browser.close();
  await stack.close();
}
