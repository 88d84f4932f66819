/** The fields of a keyboard event that matter here. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode?: number;
}

/** Some browsers end the composition before they dispatch keydown, but report its Enter with this key code. */
const COMPOSITION_KEY = 229;

/** Enter sends, unless a modifier is pressed or an input method is composing. */
export function sends(press: KeyPress): boolean {
  const modified = press.shiftKey || press.ctrlKey || press.altKey || press.metaKey;
  const composing = press.isComposing || press.keyCode === COMPOSITION_KEY;
  return press.key === 'Enter' && !modified && !composing;
}
