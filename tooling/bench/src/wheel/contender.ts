export interface Mounted {
  readonly spin: () => void;
  readonly unmount: () => void;
}

/** A wheel to measure. */
interface Contender {
  readonly mount: (host: HTMLElement, options?: { readonly onRest?: () => void }) => Mounted;
}

declare global {
  interface Window {
    contender: Contender;
  }
}
