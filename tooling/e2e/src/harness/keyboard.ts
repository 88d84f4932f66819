import type { Locator, Page } from 'playwright-core';

/** More stops than any page or dialog has. */
const MOST_STOPS = 90;

/** A page for somebody who has no pointer: everything is reached by Tab, and has to show that it was. */
export interface Keyboard {
  /** Tabs until the element has the focus. */
  to(target: Locator): Promise<void>;
  /** Tabs to the element and presses Enter, or another key. */
  press(target: Locator, key?: string): Promise<void>;
  /** Tabs to the field and types over what is there. */
  type(target: Locator, text: string): Promise<void>;
  key(key: string): Promise<void>;
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const root = element.getRootNode() as Document | ShadowRoot;
    return root.activeElement === element;
  });

/**
 * Whether it is seen that the element has the focus: a ring on it, round it, or on what stands for it (a
 * hidden radio's label). The ring may come in over some frames.
 */
const showsFocus = (target: Locator): Promise<boolean> =>
  target.evaluate(async (element) => {
    const rung = (each: Element | null | undefined): boolean => {
      if (!each) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    for (let frame = 0; frame < 30; frame += 1) {
      const parent = element.parentElement;
      if ([element, parent, parent?.parentElement, element.nextElementSibling].some(rung)) return true;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return false;
  });

export function keyboardOf(page: Page): Keyboard {
  const to = async (target: Locator): Promise<void> => {
    const one = target.first();
    await one.waitFor();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await hasFocus(one)) {
        if (await showsFocus(one)) return;
        throw new Error(`${String(target)} has the focus and does not show it`);
      }
      await page.keyboard.press('Tab');
    }
    throw new Error(`${String(target)} is not reached by Tab`);
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

/** Waits until the element has the focus: where a dialog that closed gives it back to. */
export async function untilFocused(target: Locator): Promise<void> {
  await target.first().evaluate(
    (element) =>
      new Promise<void>((resolve, reject) => {
        const started = performance.now();
        const look = (): void => {
          if (document.activeElement === element) resolve();
          else if (performance.now() - started > 10_000) {
            reject(new Error(`the focus is on ${document.activeElement?.outerHTML.slice(0, 120)}`));
          } else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
