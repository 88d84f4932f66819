import type { Locator, Page } from 'playwright-core';

/** More than any page or dialog has. */
const MAX_TAB_STOPS = 90;

/** Uses a page by keyboard alone, and checks that the focus is visible and not covered by a bar. */
export interface Keyboard {
  /** Tabs to the element. */
  to(target: Locator): Promise<void>;
  /** Tabs to the element and presses a key, Enter by default. */
  press(target: Locator, key?: string): Promise<void>;
  /** Tabs to the field and replaces its content. */
  type(target: Locator, text: string): Promise<void>;
  key(key: string): Promise<void>;
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const root = element.getRootNode() as Document | ShadowRoot;
    return root.activeElement === element;
  });

/**
 * Whether the focus ring is shown: on the element, an ancestor, or the next sibling (the label of a hidden radio
 * button). The ring may fade in over some frames.
 */
const showsFocus = (target: Locator): Promise<boolean> =>
  target.evaluate(async (element) => {
    const hasRing = (each: Element | null | undefined): boolean => {
      if (!each) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    for (let frame = 0; frame < 30; frame += 1) {
      const parent = element.parentElement;
      if ([element, parent, parent?.parentElement, element.nextElementSibling].some(hasRing)) return true;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return false;
  });

/** The HTML of the focused control if a bar covers all of its visible part. */
const underBar = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element.closest('nav, header, dialog') || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.1, 0.5, 0.9];
    const hits = shares
      .flatMap((x) => shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)))
      .filter((hit) => hit !== null);
    const isCovered = hits.length > 0 && hits.every((hit) => hit.closest('nav, header') !== null);
    return isCovered ? element.outerHTML.slice(0, 200) : null;
  });

export function keyboardOf(page: Page): Keyboard {
  const to = async (target: Locator): Promise<void> => {
    const one = target.first();
    await one.waitFor();
    for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
      if (await hasFocus(one)) {
        if (await showsFocus(one)) return;
        throw new Error(`${String(target)} has the focus but shows no focus ring`);
      }
      await page.keyboard.press('Tab');
      const covered = await underBar(page);
      if (covered !== null) throw new Error(`the focus is under a bar: ${covered}`);
    }
    throw new Error(`${String(target)} cannot be reached with Tab`);
  };
  return {
    to,
    async press(target, key = 'Enter') {
      await to(target);
      await page.keyboard.press(key);
    },
    async type(target, text) {
      await to(target);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
    key: (key) => page.keyboard.press(key),
  };
}

/** Waits until the element has the focus, such as the opener of a dialog that has closed. */
export async function untilFocused(target: Locator): Promise<void> {
  await target.first().evaluate(
    (element) =>
      new Promise<void>((resolve, reject) => {
        const started = performance.now();
        const check = (): void => {
          if (document.activeElement === element) resolve();
          else if (performance.now() - started > 10_000) {
            reject(new Error(`the focus is on ${document.activeElement?.outerHTML.slice(0, 120)}`));
          } else requestAnimationFrame(check);
        };
        check();
      }),
  );
}
