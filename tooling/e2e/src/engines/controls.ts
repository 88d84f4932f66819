export type Kind = 'button' | 'link' | 'option' | 'choice' | 'field' | 'text';
/** The whole name, or what is in it. */
export type Name = string | RegExp;

/** A name as a regular expression's source, which can be sent to a page. */
export const sourceOf = (name: Name): string =>
  typeof name === 'string' ? `^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$` : name.source;

/**
 * Runs in the page, so it may use nothing of this file: the control of that kind and name, in the topmost dialog if there is one and in the chat's
 * shadow root. Disabled and busy ones do not count.
 */
export function controlIn(kind: string, source: string): HTMLElement | null {
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
    // Of nested texts the innermost.
    if (kind === 'text') all.reverse();
    const found = all.find((element) => pattern.test(nameOf(element)) && isUsable(element));
    if (found) return found;
  }
  return null;
}
