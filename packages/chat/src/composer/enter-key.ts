/** The part of a keyboard event that decides. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode?: number;
}

/** Browsers that end a composition before the key event still report this code for the Enter that ended it. */
const COMPOSITION_KEY = 229;

/** Enter alone sends. With any modifier it does not, nor while an input method is composing. */
export function sends(press: KeyPress): boolean {
  const modified = press.shiftKey || press.ctrlKey || press.altKey || press.metaKey;
  const composing = press.isComposing || press.keyCode === COMPOSITION_KEY;
  return press.key === 'Enter' && !modified && !composing;
}
