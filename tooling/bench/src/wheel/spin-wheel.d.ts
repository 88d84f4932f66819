/** The part that is measured: the package comes without types. */
declare module 'spin-wheel' {
  interface Options {
    readonly items: readonly { label: string; backgroundColor: string; labelColor: string }[];
    readonly onRest?: (() => void) | undefined;
  }

  export class Wheel {
    constructor(container: HTMLElement, options: Options);
    spinToItem(index: number, ms: number, toCentre: boolean, revolutions: number, direction: 1 | -1): void;
    remove(): void;
  }
}
