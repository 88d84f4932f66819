export type Kind = 'button' | 'link' | 'option' | 'choice' | 'field' | 'text';
/** A string matches the whole name, a RegExp a part of it. */
export type Name = string | RegExp;

/** A name as the source of a regular expression, which can be passed to a page. */
export const patternSource = (name: Name): string =>
  typeof name === 'string' ? `^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$` : name.source;

/**
 * Runs in the page, so it must not refer to anything else in this file. Finds the usable control of this kind and name:
 * in the open chat panel, or else in the topmost dialog or the page, and in the chat's launcher. Disabled and busy
 * controls are not usable.
 */
export function findControl(kind: string, source: string): HTMLElement | null {
  const selectors: Record<string, string> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    option: '[role=option]',
    choice: '[role=menuitemradio]',
    field: 'input:not([type=radio]):not([type=file]), textarea',
    text: '*',
  };
  const pattern = new RegExp(source);
  const chat = document.querySelector('[data-chat-widget]')?.shadowRoot;
  const isChatOpen = chat?.querySelector('[role=dialog], dialog') ?? null;
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const roots: ParentNode[] =
    isChatOpen && chat ? [chat] : [dialogs.at(-1) ?? document, ...(chat ? [chat] : [])];
  const nameOf = (element: HTMLElement): string => {
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
    const named = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const by = named.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const label = labels.map((each) => each.textContent).join(' ');
    return (element.getAttribute('aria-label') ?? (by || label || element.textContent) ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  };
  const isUsable = (element: HTMLElement) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('[inert], :disabled, [aria-disabled=true], [aria-busy=true]');
  for (const root of roots) {
    const all = [...root.querySelectorAll<HTMLElement>(selectors[kind] ?? '')];
    // Prefer the innermost of nested texts.
    if (kind === 'text') all.reverse();
    const found = all.find((element) => pattern.test(nameOf(element)) && isUsable(element));
    if (found) return found;
  }
  return null;
}
