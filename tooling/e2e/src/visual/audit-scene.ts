import type { Locale } from '@member-wallet/api-sdk';
import type { Page } from 'playwright-core';
import { axeFindings } from '../harness/axe';
import { PHONE } from '../harness/browser';
import { PROBES } from '../harness/front';
import type { Scene } from '../scenes/reach';
import type { Stage } from '../scenes/stage';

const DESKTOP = { width: 1280, height: 800 };

/** Windows that every scene has to fit beside the phone of 360 × 740: the last is a desktop at a zoom of 200 %. */
const OTHERS = [
  { name: '320', width: 320, height: 568 },
  { name: '412', width: 412, height: 915 },
  { name: '1280', ...DESKTOP },
  { name: '1280 at 200 %', width: 640, height: 400 },
];

/** The narrowest, the widest and the lowest of them: between these a text only has more room. */
const ENDS = OTHERS.filter(({ name }) => name !== '412');

/** What a theme changes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What only a low window shows. */
const LOW = ['scrollable-region-focusable'];

/** How a scene is looked at. */
export interface Look {
  /** Each theme in every window, and not only on the phone. */
  readonly isThorough: boolean;
  /** Its layout once more with texts wider apart. */
  readonly isSpaced: boolean;
  /**
   * Other languages, for the layout alone: what else a language changes is the name of a control, and a text that is
   * missing does not compile.
   */
  readonly alsoIn: readonly Locale[];
}

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
    if (!document.querySelector('main canvas')) return;
    await new Promise((done) => setTimeout(done, 600));
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

async function lookAtPhone(page: Page, note: Note): Promise<void> {
  note('360', await layoutFaults(page));
  note('360 dark', await axeFaults(page));
  await inLight(page, async () => note('360 light', await axeFaults(page, COLOURS)));
  // Focus shows to who uses a keyboard.
  await page.keyboard.press('Tab');
  note('focus', await focusFaults(page, false));
  await page.emulateMedia({ forcedColors: 'active' });
  note('forced colours', await focusFaults(page, true));
  await page.emulateMedia({ forcedColors: 'none' });
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await afterResize(page);
}

async function lookAtOthers(page: Page, note: Note, isThorough: boolean): Promise<void> {
  for (const { name, ...size } of OTHERS) {
    await resize(page, size);
    note(name, await layoutFaults(page));
    if (isThorough || name === '1280') note(`${name} dark`, await axeFaults(page));
    else if (size.height < PHONE.height) note(`${name} dark`, await axeFaults(page, LOW));
    if (isThorough) await inLight(page, async () => note(`${name} light`, await axeFaults(page, COLOURS)));
  }
}

/** On a phone and on a desktop; a page is not as written where its texts are longer or wider apart. */
async function lookAtLayout(page: Page, note: Note, how: string): Promise<void> {
  await resize(page, PHONE);
  note(`360 ${how}`, await layoutFaults(page, false));
  await resize(page, DESKTOP);
  note(`1280 ${how}`, await layoutFaults(page, false));
}

async function lookAtSpaced(page: Page, note: Note, how: string): Promise<void> {
  await page.evaluate(() => globalThis.visual.spaceTexts(true));
  await lookAtLayout(page, note, how);
  await page.evaluate(() => globalThis.visual.spaceTexts(false));
}

async function lookInAnother(stage: Stage, note: Note, locale: Locale, isSpaced: boolean): Promise<void> {
  const { page } = stage;
  await stage.speak(locale);
  for (const { name, ...size } of ENDS) {
    await resize(page, size);
    note(`${name} ${locale}`, await layoutFaults(page));
  }
  if (isSpaced) await lookAtSpaced(page, note, `${locale} apart`);
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
    // Written as text: the page itself imports it, which its policy of trusted scripts leaves free.
    await stage.page.evaluate(`import('${PROBES}').then(() => undefined)`);
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
  { isThorough, isSpaced, alsoIn }: Look,
  also: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> =>
  showAndLook(stage, scene, async (page, note) => {
    note('360', await also(page));
    await lookAtPhone(page, note);
    await lookAtOthers(page, note, isThorough);
    if (isSpaced) await lookAtSpaced(page, note, 'apart');
    for (const other of alsoIn) await lookInAnother(stage, note, other, isSpaced);
  });

/** Looks at the layout of a scene whose texts are longer. */
export const auditAtLength = (
  stage: Stage,
  scene: Scene,
  { alsoIn }: Pick<Look, 'alsoIn'>,
): Promise<string[]> =>
  showAndLook(stage, scene, async (page, note) => {
    await lookAtLayout(page, note, 'at length');
    for (const other of alsoIn) {
      await stage.speak(other);
      await lookAtLayout(page, note, `${other} at length`);
    }
  });
