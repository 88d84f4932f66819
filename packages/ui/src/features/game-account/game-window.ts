/** A tab that is opened before the game's URL is known. */
export interface WaitingTab {
  readonly go: (address: string) => void;
  readonly close: () => void;
}

/**
 * Opens a tab immediately, while the press still counts as a user gesture, to navigate it later. Null if the browser blocks
 * it. A tab opened with `noopener` could not be navigated later, so the opener is cleared here instead.
 */
export function openWaitingTab(text: string): WaitingTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = text;
  tab.document.body.textContent = text;
  return { go: (address) => tab.location.replace(address), close: () => tab.close() };
}

/** Navigates this page to an address. */
export const openHere = (address: string): void => window.location.assign(address);

/** Logs in to a site by posting the same fields as its log-in form. */
export function postForm(action: string, fields: Readonly<Record<string, string>>, newTab: boolean): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = newTab ? '_blank' : '_self';
  form.setAttribute('rel', 'noopener noreferrer');
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // Through the prototype, because a field named 'submit' would shadow the form's method.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
