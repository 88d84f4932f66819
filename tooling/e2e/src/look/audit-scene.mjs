import { AxeBuilder } from '@axe-core/playwright';
import { closeScene, watchRest } from '../scenes/reach.mjs';
import { addProbes, focusFaults, layoutFaults, spaceTexts } from './probes.mjs';

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
 * Opens a scene, and gathers what is wrong with it.
 * @param {Scene} scene
 * @param {(page: import('playwright-core').Page, note: (where: string, found: string[]) => void) => Promise<void>} look
 */
async function openAndLook({ context, reach, build, stack }, look) {
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
    await look(page, note);
  } catch (error) {
    note('the scene itself', [String(error)]);
  }
  await closeScene(page);
  return [...faults].map(([fault, places]) => `[${places.join(', ')}] ${fault}`);
}

/**
 * @typedef {object} Scene
 * @property {import('playwright-core').BrowserContext} context one language, dark, as wide as a phone
 * @property {(context: import('../scenes/reach.mjs').Context) => Promise<unknown>} reach the scene
 * @property {'thai' | 'laos'} build
 * @property {object} stack the sandbox and both apps
 */

/**
 * Looks at a scene from all sides.
 * @param {Scene & { isThorough: boolean }} scene isThorough: also what no second language of a build changes: the
 *   light colours, focus, forced colours, the semantics of the wide layout
 * @returns {Promise<string[]>} each fault with the windows and themes that show it
 */
export const auditScene = ({ isThorough, ...scene }) =>
  openAndLook(scene, async (page, note) => {
    await lookAtPhone(page, note, isThorough);
    await lookAtOthers(page, note, isThorough);
  });

async function lookAtLayout(page, note) {
  const otherwise = { asWritten: false };
  note('360', await layoutFaults(page, otherwise));
  await page.setViewportSize({ width: 1280, height: 800 });
  await afterResize(page);
  note('1280', await layoutFaults(page, otherwise));
}

/**
 * Looks at the layout of a scene alone, on a phone and on a desktop.
 * @param {Scene} scene
 * @returns {Promise<string[]>} each fault with the windows that show it
 */
export const auditLayout = (scene) => openAndLook(scene, lookAtLayout);

/**
 * The same for a member who sets texts wider apart (WCAG 1.4.12).
 * @param {Scene} scene
 * @returns {Promise<string[]>} each fault with the windows that show it
 */
export const auditSpacing = (scene) =>
  openAndLook(scene, async (page, note) => {
    await spaceTexts(page);
    await afterResize(page);
    await lookAtLayout(page, note);
  });
