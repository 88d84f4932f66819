import type { Page } from 'playwright-core';

/** The insets for a phone's notch, rounded corners and system bar, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Sets the page's viewport and safe area insets. */
export async function emulateDevice(
  page: Page,
  size: { readonly width: number; readonly height: number },
  insets: Insets,
): Promise<void> {
  await page.setViewportSize(size);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.waitForFunction((top) => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.setAttribute('hidden', '');
    probe.setAttribute('class', 'probe');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.probe{padding-top:env(safe-area-inset-top)}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const seen = getComputedStyle(probe).paddingTop;
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    probe.remove();
    return seen === `${top}px`;
  }, insets.top);
}

/**
 * Texts and controls within the safe area insets: at the top and the sides with everything scrolled to the start, at
 * the bottom with everything scrolled to the end.
 */
export const coveredByInsets = (page: Page, insets: Insets): Promise<string[]> =>
  page.evaluate((kept) => {
    // The invisible padding of a control without a background may extend into the insets.
    const PADDING = 12;
    const CONTROLS = 'a, button, input, select, textarea, img, canvas, video';
    const parentOf = (element: Element) =>
      element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
    function shown(root: Element | ShadowRoot): Element[] {
      return [...root.children]
        .filter(
          (element) =>
            !(element as HTMLElement).inert &&
            (element.checkVisibility({ opacityProperty: true }) ||
              getComputedStyle(element).display === 'contents'),
        )
        .flatMap((element) => [
          element,
          ...(element.shadowRoot ? shown(element.shadowRoot) : []),
          ...shown(element),
        ]);
    }
    const everything = shown(document.body);
    const scene = everything.filter((element) => element.matches('dialog:modal')).at(-1);
    const used = scene ? [scene, ...shown(scene)] : everything;
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

    /** The part of the element that no scroll container clips. */
    const visibleBox = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let at = parentOf(element); at && at !== document.body; at = parentOf(at)) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const box = at.getBoundingClientRect();
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      }
      return { left, top, right, bottom };
    };
    const found: string[] = [];
    const check = (side: 'start' | 'end') => {
      for (const element of used.filter((each) => each.matches(CONTROLS) || hasWords(each))) {
        const { left, top, right, bottom } = visibleBox(element);
        if (right - left <= 1 || bottom - top <= 1 || bottom <= 0 || top >= innerHeight) continue;
        const over = {
          top: side === 'start' && top < kept.top - 0.5,
          left: left < kept.left - PADDING,
          right: right > innerWidth - kept.right + PADDING,
          bottom: side === 'end' && bottom > innerHeight - kept.bottom + 0.5,
        };
        for (const [name, isOver] of Object.entries(over)) {
          const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
          if (isOver)
            found.push(`${name}: ${element.localName}.${element.className} “${words.slice(0, 30)}”`);
        }
      }
    };
    const scrollers = [document.documentElement, ...used];
    for (const each of scrollers) if (each.scrollTop !== 0) each.scrollTop = 0;
    check('start');
    for (const each of scrollers)
      if (each.scrollHeight > each.clientHeight) each.scrollTop = each.scrollHeight;
    check('end');
    return [...new Set(found)];
  }, insets);
