import type { Page } from 'playwright-core';
import { addProbes, axeFindings } from '../harness/axe';
import type { Scene } from '../scenes/reach';
import type { Stage } from '../scenes/stage';

/** Windows that every scene has to fit beside the phone of 360 × 740: the last is a desktop at a zoom of 200 %. */
const OTHERS = [
  { name: '320', width: 320, height: 568 },
  { name: '412', width: 412, height: 915 },
  { name: '1280', width: 1280, height: 800 },
  { name: '1280 at 200 %', width: 640, height: 400 },
];

/** What a theme changes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * How closely a scene is looked at.
 * - `everything`: every window, and each theme in every window;
 * - `closely`: every window; the light colours, focus, forced colours and the semantics of the wide layout once;
 * - `briefly`: the layout in every window. What else a second language changes is a name of a control, and a text that
 *   is missing does not compile.
 */
export type Care = 'everything' | 'closely' | 'briefly';

type Note = (where: string, found: readonly string[]) => void;

async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  const found = await axeFindings(page, rules);
  return found.map(({ id, html }) => `axe ${id}: ${html.join(' | ')}`);
}

const layoutFaults = (page: Page, isAsWritten = true): Promise<string[]> =>
  page.evaluate((asWritten) => globalThis.visual.layoutFaults(asWritten), isAsWritten);

const focusFaults = (page: Page, isForced: boolean): Promise<string[]> =>
  page.evaluate((forced) => globalThis.visual.focusFaults(forced), isForced);

/** What a screen does on being resized has happened: the wheel waits half a second on purpose. */
const afterResize = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await frames();
    if (document.querySelector('main canvas')) await new Promise((done) => setTimeout(done, 600));
    await frames();
  });

/** Colours that change with the theme have changed. */
const afterFading = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });

async function inLight(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await afterFading(page);
  await look();
  await page.emulateMedia({ colorScheme: 'dark' });
  await afterFading(page);
}

async function lookAtPhone(page: Page, note: Note, care: Care): Promise<void> {
  note('360', await layoutFaults(page));
  if (care === 'briefly') return;
  note('360 dark', await axeFaults(page));
  await inLight(page, async () => note('360 light', await axeFaults(page, COLOURS)));
  // Focus shows to who uses a keyboard.
  await page.keyboard.press('Tab');
  note('focus', await focusFaults(page, false));
  await page.emulateMedia({ forcedColors: 'active' });
  note('forced colours', await focusFaults(page, true));
  await page.emulateMedia({ forcedColors: 'none' });
}

async function lookAtOthers(page: Page, note: Note, care: Care): Promise<void> {
  for (const { name, ...size } of OTHERS) {
    await page.setViewportSize(size);
    await afterResize(page);
    note(name, await layoutFaults(page));
    if (care === 'everything' || (name === '1280' && care === 'closely')) {
      note(`${name} dark`, await axeFaults(page));
    }
    if (care === 'everything') {
      await inLight(page, async () => note(`${name} light`, await axeFaults(page, COLOURS)));
    }
  }
}

/** Shows a scene, and gathers what is wrong with it: each fault with the windows and themes that show it. */
async function showAndLook(
  stage: Stage,
  scene: Scene,
  look: (page: Page, note: Note) => Promise<void>,
): Promise<string[]> {
  const faults = new Map<string, string[]>();
  const note: Note = (where, found) => {
    for (const fault of new Set(found)) faults.set(fault, [...(faults.get(fault) ?? []), where]);
  };
  try {
    await stage.show(scene);
    await addProbes(stage.page);
    await look(stage.page, note);
  } catch (error) {
    note('the scene itself', [String(error)]);
  }
  note('the browser', stage.complaints());
  return [...faults].map(([fault, places]) => `[${places.join(', ')}] ${fault}`);
}

/** Looks at a scene from all sides; `also` sees it first, on the phone, in the dark. */
export const auditScene = (
  stage: Stage,
  scene: Scene,
  care: Care,
  also?: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> =>
  showAndLook(stage, scene, async (page, note) => {
    if (also) note('360', await also(page));
    await lookAtPhone(page, note, care);
    await lookAtOthers(page, note, care);
  });

async function lookAtLayout(page: Page, note: Note): Promise<void> {
  note('360', await layoutFaults(page, false));
  await page.setViewportSize({ width: 1280, height: 800 });
  await afterResize(page);
  note('1280', await layoutFaults(page, false));
}

/** Looks at the layout of a scene alone, on a phone and on a desktop. */
export const auditLayout = (stage: Stage, scene: Scene): Promise<string[]> =>
  showAndLook(stage, scene, lookAtLayout);

/** The same for a member who sets texts wider apart (WCAG 1.4.12). */
export const auditSpacing = (stage: Stage, scene: Scene): Promise<string[]> =>
  showAndLook(stage, scene, async (page, note) => {
    await page.evaluate(() => globalThis.visual.spaceTexts());
    await afterResize(page);
    await lookAtLayout(page, note);
  });
