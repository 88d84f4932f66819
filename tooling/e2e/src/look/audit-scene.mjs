import { AxeBuilder } from '@axe-core/playwright';
import { watchRest } from '../scenes/reach.mjs';
import { addProbes, focusFaults, layoutFaults } from './probes.mjs';

/** Windows that every scene has to fit beside the phone of 360 × 740: the last is a desktop at a zoom of 200 %. */
const OTHERS = [
  { name: '320', width: 320, height: 568 },
  { name: '412', width: 412, height: 915 },
  { name: '1280', width: 1280, height: 800 },
  { name: '1280 at 200 %', width: 640, height: 400 },
];

/** What scenes provoke: the browser reports each failed load on its console. */
const PROVOKED = /^(Failed to load resource|TypeError: Failed to fetch dynamically imported module)/;

/** What a theme changes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

async function axeFaults(page, rules) {
  // One document without frames: the findings need no page of their own to be put together in.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  if (rules) builder.withRules(rules);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** What a screen does on being resized has happened: the wheel waits half a second on purpose. */
const afterResize = (page) =>
  page.evaluate(async () => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await frames();
    if (document.querySelector('main canvas')) await new Promise((done) => setTimeout(done, 600));
    await frames();
  });

async function lookAtPhone(page, note, isThorough) {
  note('360', await layoutFaults(page));
  note('360 dark', await axeFaults(page));
  if (!isThorough) return;
  await page.emulateMedia({ colorScheme: 'light' });
  note('360 light', await axeFaults(page, COLOURS));
  await page.emulateMedia({ colorScheme: 'dark' });
  // Focus shows to who uses a keyboard.
  await page.keyboard.press('Tab');
  note('focus', await focusFaults(page, false));
  await page.emulateMedia({ forcedColors: 'active' });
  note('forced colours', await focusFaults(page, true));
  await page.emulateMedia({ forcedColors: 'none' });
}

async function lookAtOthers(page, note, isThorough) {
  for (const { name, ...size } of OTHERS) {
    await page.setViewportSize(size);
    await afterResize(page);
    note(name, await layoutFaults(page));
    if (name === '1280' && isThorough) note('1280 dark', await axeFaults(page));
  }
}

/**
 * Opens a scene and looks at it from all sides.
 * @param {object} what
 * @param {import('playwright-core').BrowserContext} what.context one language, dark, as wide as a phone
 * @param {(context: import('../scenes/reach.mjs').Context) => Promise<unknown>} what.reach the scene
 * @param {'thai' | 'laos'} what.build
 * @param {object} what.stack the sandbox and both apps
 * @param {boolean} what.isThorough also what no second language of a build changes: the light colours, focus, forced colours,
 *   the semantics of the wide layout
 * @returns {Promise<string[]>} each fault with the windows and themes that show it
 */
export async function auditScene({ context, reach, build, stack, isThorough }) {
  const page = await context.newPage();
  const faults = new Map();
  const note = (where, found) => {
    for (const fault of new Set(found)) faults.set(fault, [...(faults.get(fault) ?? []), where]);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' && !PROVOKED.test(message.text())) note('console', [message.text()]);
  });
  page.on('pageerror', (error) => note('page error', [String(error)]));
  try {
    const rest = watchRest(page);
    await reach({ page, build, stack });
    await rest();
    await addProbes(page);
    await lookAtPhone(page, note, isThorough);
    await lookAtOthers(page, note, isThorough);
  } catch (error) {
    note('the scene itself', [String(error)]);
  }
  await page.close();
  return [...faults].map(([fault, places]) => `[${places.join(', ')}] ${fault}`);
}
