import type { LoadedTexts } from '../load-texts';
import type { Locale } from '../locale';
import type { Placeholders, Texts } from '../text-types';

// `satisfies` in each file catches what is missing; this catches what is extra.
type TooMuch<Other extends Record<keyof Texts, unknown>> = {
  [N in keyof Texts]: {
    [K in keyof Other[N]]: K extends keyof Texts[N]
      ? Exclude<Placeholders<Other[N][K]>, Placeholders<Texts[N][K]>>
      : K;
  }[keyof Other[N]];
}[keyof Texts];

type Nothing<T extends never> = T;

/** Does not compile when a language has a key or a placeholder that English lacks. */
export type SameShape = Nothing<{ [L in Locale]: TooMuch<LoadedTexts[L]> }[Locale]>;
