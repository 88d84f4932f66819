/** Functions that run in a page, so they must not refer to anything else in this file. */

/** Scales all texts, as a browser's text size setting does. */
export function setTextSize(percent: number): void {
  document.documentElement.style.fontSize = `${percent}%`;
}

/**
 * The controls that protrude sideways, except those in horizontally scrolling rows, and the page itself if it scrolls
 * sideways.
 */
export function protruding(): string[] {
  const width = document.documentElement.clientWidth;
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const root = dialogs.at(-1) ?? document.body;
  // Or in a carousel, whose frame cuts off the next slides.
  const isInRow = (element: Element) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const row = at.closest('[aria-roledescription=carousel]') ? /auto|scroll|hidden/ : /auto|scroll/;
      if (row.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
    }
    return false;
  };
  const found = [
    ...root.querySelectorAll('button, a[href], input:not([type=radio]):not([type=file])'),
  ].filter((control) => {
    const box = control.getBoundingClientRect();
    return (
      box.width > 0 &&
      (box.left < -1 || box.right > width + 1) &&
      !control.closest('[inert]') &&
      !isInRow(control)
    );
  });
  const page =
    document.documentElement.scrollWidth > width + 1
      ? [`the page: ${document.documentElement.scrollWidth}`]
      : [];
  return [...page, ...found.map((control) => control.getAttribute('aria-label') ?? control.textContent)];
}

/** Whether the page behind the open dialog is dimmed. */
export function isDimmed(): boolean {
  const dialog = document.querySelector('dialog[open]');
  if (!dialog) return false;
  const { backgroundColor } = getComputedStyle(dialog, '::backdrop');
  return backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent';
}

/** The buttons with a text but neither border nor outline. Icons are recognisable without an edge. */
export function buttonsWithoutEdge(): (string | null)[] {
  const hasNone = (button: Element) => {
    const { outlineStyle, borderTopStyle } = getComputedStyle(button);
    return outlineStyle === 'none' && borderTopStyle === 'none';
  };
  return [...document.querySelectorAll('main button')]
    .filter((button) => button.textContent !== '' && hasNone(button))
    .map((button) => `${button.className}: ${button.getAttribute('aria-label') ?? button.textContent}`);
}

/** The scripts whose letters are all rendered as the same box because no font has them. */
export function scriptsWithoutFont(): string[] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return ['no canvas'];
  context.font = '40px sans-serif';
  const widthOf = (letter: string) => context.measureText(letter).width;
  const scripts = { Latin: 'im', Thai: 'ขฬ', Lao: 'ຣຫ' };
  return Object.entries(scripts).flatMap(([script, [first = '', second = '']]) =>
    widthOf(first) === widthOf(second) ? [script] : [],
  );
}

/**
 * Texts that are higher or lower in the system's font than in the page's. The fonts of iOS and Windows differ again, so
 * no position may depend on the font.
 */
export function movedInSystemFont(): string[] {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  const texts = [...document.querySelectorAll('main *, header *, nav *')].filter(
    (element) =>
      element.children.length === 0 &&
      element.textContent?.trim() &&
      // Visually hidden.
      !element.closest('[class*=_hidden_]'),
  );
  const placesIn = (font: string) => {
    // Line breaks depend on the font's widths.
    sheet.replaceSync(`* { white-space: nowrap !important; ${font} }`);
    return texts.map((element) => element.getBoundingClientRect());
  };
  const own = placesIn('');
  const foreign = placesIn('font-family: system-ui, sans-serif !important');
  document.adoptedStyleSheets = [];
  return texts.flatMap((element, index) => {
    const [before, after] = [own[index], foreign[index]];
    if (!before || !after) return [];
    const moved = Math.abs(before.top - after.top);
    return moved > 0.5 ? [`${element.textContent}: ${moved}`] : [];
  });
}
