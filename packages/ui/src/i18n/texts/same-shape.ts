import type { Placeholders, Texts } from '../text-types';
import type { texts as lao } from './la/index';
import type { texts as thai } from './th/index';

// `satisfies` in each file sees what is missing; this sees what is too much.
type TooMuch<Other extends Record<keyof Texts, unknown>> = {
  [N in keyof Texts]: {
    [K in keyof Other[N]]: K extends keyof Texts[N]
      ? Exclude<Placeholders<Other[N][K]>, Placeholders<Texts[N][K]>>
      : K;
  }[keyof Other[N]];
}[keyof Texts];

type Nothing<T extends never> = T;

/** Does not compile when Thai or Lao has a key or a placeholder that English lacks. */
export type SameShape = [Nothing<TooMuch<typeof thai>>, Nothing<TooMuch<typeof lao>>];
