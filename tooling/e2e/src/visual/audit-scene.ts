import type { Locale } from '@member-wallet/api-sdk';
import type { Page } from 'playwright-core';
import { axeFindings } from '../harness/page/axe';
import { PHONE } from '../harness/page/browser';
import { PROBES } from '../harness/network/intercepting-proxy';
import type { Scene } from '../scenes/reach';
import type { Stage } from '../scenes/stage';

interface Viewport {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const DESKTOP = { width: 1280, height: 800 };

/** The narrowest viewport, which shows most layout faults. */
export const NARROWEST: Viewport = { name: '320', width: 320, height: 568 };

/** Further viewports besides the phone's 360 × 740. The last is a desktop at 200 % zoom. */
const FURTHER_VIEWPORTS: readonly Viewport[] = [
  { name: '412', width: 412, height: 915 },
  { name: '1280', ...DESKTOP },
  { name: '1280 at 200 %', width: 640, height: 400 },
];

/** All viewports besides the phone's and the wide ones. The narrowest is last, because other languages start there. */
export const OTHER_VIEWPORTS: readonly Viewport[] = [...FURTHER_VIEWPORTS, NARROWEST];

/**
 * The narrowest, the widest and the shortest, which leave texts the least room, and the phone's, which has layouts that
 * the narrowest lacks.
 */
export const EXTREME_VIEWPORTS: readonly Viewport[] = [
  NARROWEST,
  { name: '360', ...PHONE },
  ...FURTHER_VIEWPORTS.filter(({ name }) => name !== '412'),
];

/** The narrowest window with the wide layout, and one with room for all of the layout. */
export const WIDE_VIEWPORTS: readonly Viewport[] = [
  { name: '1024', width: 1024, height: 768 },
  { name: '1440', width: 1440, height: 900 },
];

/** The narrowest and one other in turn, so that similar scenes, which are neighbours in the list, cover all of them. */
export const viewportsInTurn = (turn: number): readonly Viewport[] => [
  ...FURTHER_VIEWPORTS.filter((_, index) => index === turn % FURTHER_VIEWPORTS.length),
  NARROWEST,
];

/** Rules that depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules that depend on the viewport's height. */
const SHORT_VIEWPORT_RULES = ['scrollable-region-focusable'];

/** Rules that depend on the layout. The result of the others on the phone also holds on a desktop. */
const LAYOUT_RULES = [...COLOUR_RULES, ...SHORT_VIEWPORT_RULES, 'target-size', 'heading-order', 'region'];

export interface AuditOptions {
  /** Audits both themes in every viewport instead of only on the phone. */
  readonly isThorough: boolean;
  /** The viewports in which the layout is audited besides the phone's. */
  readonly viewports: readonly Viewport[];
  /** Also audits the layout with wider text spacing. */
  readonly isSpaced: boolean;
  /** Other languages. Only their layout is audited: they only change texts, and a missing text does not compile. */
  readonly alsoIn: readonly Locale[];
  /** The viewports in which the other languages are audited. */
  readonly alsoAt: readonly Viewport[];
  /** Whether the largest text size is also audited in the other languages. */
  readonly alsoLarge: boolean;
}

type Report = (where: string, found: readonly string[]) => void;

async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  const found = await axeFindings(page, rules);
  return found.map(({ id, html }) => `axe ${id}: ${html.join(' | ')}`);
}

const layoutFaults = (page: Page, isAsWritten = true): Promise<string[]> =>
  page.evaluate((asWritten) => globalThis.visual.layoutFaults(asWritten), isAsWritten);

const focusFaults = (page: Page, isForced: boolean): Promise<string[]> =>
  page.evaluate((forced) => globalThis.visual.focusFaults(forced), isForced);

/** Waits until a screen has handled a resize. */
const waitForResize = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const settle = async () => {
      await frames();
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
    };
    await settle();
    // A panel of the wide layout is a sheet in the narrow one and fades in once it is filled.
    if (document.querySelector('dialog')) await settle();
    if (!document.querySelector('main canvas')) return;
    // The wheel redraws in a timer, which the probes shorten to 0 ms.
    await new Promise((done) => setTimeout(done));
    await frames();
  });

/** Skips the colour transitions after a change of theme. */
const finishTransitions = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });

async function withLightTheme(page: Page, audit: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await finishTransitions(page);
  await audit();
  await page.emulateMedia({ colorScheme: 'dark' });
  await finishTransitions(page);
}

async function auditPhone(page: Page, report: Report): Promise<void> {
  report('360', await layoutFaults(page));
  report('360 dark', await axeFaults(page));
  await withLightTheme(page, async () => report('360 light', await axeFaults(page, COLOUR_RULES)));
  // Focus rings are only shown after keyboard input.
  await page.keyboard.press('Tab');
  report('focus', await focusFaults(page, false));
  await page.emulateMedia({ forcedColors: 'active' });
  report('forced colours', await focusFaults(page, true));
  await page.emulateMedia({ forcedColors: 'none' });
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const current = page.viewportSize();
  if (current?.width === size.width && current.height === size.height) return;
  await page.setViewportSize(size);
  await waitForResize(page);
}

/** The layout faults with texts of 200 %, which browsers' text settings apply to the root's font size. */
async function largeTextFaults(page: Page): Promise<string[]> {
  const setTexts = (size: string) =>
    page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
  await setTexts('200%');
  await waitForResize(page);
  const faults = await layoutFaults(page, false);
  await setTexts('');
  await waitForResize(page);
  return faults;
}

/** Audits the page in this viewport, and leaves it there. @param how other changes, for the report */
async function auditViewport(
  page: Page,
  report: Report,
  viewport: Viewport,
  { how = '', large = true } = {},
): Promise<void> {
  const { name, ...size } = viewport;
  await resize(page, size);
  report(`${name}${how}`, await layoutFaults(page));
  if (large && viewport === NARROWEST)
    report(`${name}${how} with texts of 200 %`, await largeTextFaults(page));
}

async function auditOtherViewports(
  page: Page,
  report: Report,
  { isThorough, viewports }: Pick<AuditOptions, 'isThorough' | 'viewports'>,
): Promise<void> {
  for (const viewport of viewports) {
    await auditViewport(page, report, viewport);
    const { name, height } = viewport;
    if (isThorough) report(`${name} dark`, await axeFaults(page));
    else if (name === '1280') report(`${name} dark`, await axeFaults(page, LAYOUT_RULES));
    else if (height < PHONE.height) report(`${name} dark`, await axeFaults(page, SHORT_VIEWPORT_RULES));
    if (name === '1440') {
      await page.emulateMedia({ forcedColors: 'active' });
      report(`${name} forced colours`, await focusFaults(page, true));
      await page.emulateMedia({ forcedColors: 'none' });
    }
    if (isThorough)
      await withLightTheme(page, async () => report(`${name} light`, await axeFaults(page, COLOUR_RULES)));
  }
}

/** Audits changed texts on a phone and a desktop, without checking line breaks. */
async function auditLayout(page: Page, report: Report, how: string): Promise<void> {
  await resize(page, PHONE);
  report(`360 ${how}`, await layoutFaults(page, false));
  await resize(page, DESKTOP);
  report(`1280 ${how}`, await layoutFaults(page, false));
}

async function auditSpaced(page: Page, report: Report, how: string): Promise<void> {
  await page.evaluate(() => globalThis.visual.spaceTexts(true));
  await auditLayout(page, report, how);
  await page.evaluate(() => globalThis.visual.spaceTexts(false));
}

async function auditInLocale(
  stage: Stage,
  report: Report,
  locale: Locale,
  { isSpaced, alsoAt, alsoLarge }: Pick<AuditOptions, 'isSpaced' | 'alsoAt' | 'alsoLarge'>,
): Promise<void> {
  const { page } = stage;
  await stage.switchLocale(locale);
  for (const viewport of alsoAt)
    await auditViewport(page, report, viewport, { how: ` ${locale}`, large: alsoLarge });
  if (isSpaced) await auditSpaced(page, report, `${locale} apart`);
}

/** Shows a scene and collects its faults, each with its viewports and themes. */
async function showAndAudit(
  stage: Stage,
  scene: Scene,
  audit: (page: Page, report: Report) => Promise<void>,
): Promise<string[]> {
  const faults = new Map<string, string[]>();
  const report: Report = (where, found) => {
    for (const fault of new Set(found)) faults.set(fault, [...(faults.get(fault) ?? []), where]);
  };
  try {
    await stage.show(scene);
    // A string, so that the page itself imports the script, as its content security policy requires.
    await stage.page.evaluate(`import('${PROBES}').then(() => undefined)`);
    await audit(stage.page, report);
  } catch (error) {
    report('the scene itself', [String(error)]);
  }
  report('the browser', stage.browserErrors());
  return [...faults].map(([fault, places]) => `[${places.join(', ')}] ${fault}`);
}

/** Audits a scene completely. @param also runs first, on the phone in the dark theme */
export const auditScene = (
  stage: Stage,
  scene: Scene,
  { alsoIn, ...options }: AuditOptions,
  also: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> =>
  showAndAudit(stage, scene, async (page, report) => {
    report('360', await also(page));
    await auditPhone(page, report);
    await auditOtherViewports(page, report, options);
    if (options.isSpaced) await auditSpaced(page, report, 'apart');
    for (const other of alsoIn) await auditInLocale(stage, report, other, options);
  });

/** Audits a scene's layout with longer texts. */
export const auditAtLength = (
  stage: Stage,
  scene: Scene,
  { alsoIn }: Pick<AuditOptions, 'alsoIn'>,
): Promise<string[]> =>
  showAndAudit(stage, scene, async (page, report) => {
    await auditLayout(page, report, 'at length');
    for (const other of alsoIn) {
      await stage.switchLocale(other);
      await auditLayout(page, report, `${other} at length`);
    }
  });
