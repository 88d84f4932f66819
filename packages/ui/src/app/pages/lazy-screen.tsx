import { type ComponentType, lazy, use, useState } from 'react';
import { hasTexts, loadTexts, TEXT_PARTS, type TextPart } from '#/i18n/load-texts';
import type { Locale } from '#/i18n/locale';
import { useLocale } from '#/i18n/use-locale';
import { useOpenings } from '#/components/overlay/use-openings';
import { useText } from '#/i18n/use-text';
import { useToast } from '#/toasts/use-toast';
import { ErrorBoundary } from './error-boundary';
import { noting } from './failed-loads';
import { importPart, offerReload } from '#/code/missing-code';

export type LazyScreen<Props extends object> = ComponentType<Props> & {
  /**
   * Loads the code in advance, and its texts if a language is given, so that the screen is shown without a fallback.
   */
  readonly preload: (locale?: Locale) => Promise<void>;
  /** The parts of the texts that it shows. */
  readonly texts: readonly TextPart[];
};

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/** The component of `lazyScreen` and `lazyPart`. A failed load is reset once a boundary has caught it. */
function screenOf<Props extends object>(load: Load<Props>, parts: readonly TextPart[]): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async (locale?: Locale) => {
    [loaded] = await Promise.all([loaded ?? load(), locale && loadTexts(locale, parts)]);
  };
  const forget = () => {
    Later = later();
    awaited.clear();
  };
  const later = () => lazy(async () => ({ default: loaded ?? (await noting(importPart(load), forget)) }));
  let Later = later();

  const awaited = new Map<Locale, Promise<void>>();
  /** Returns the same promise each time, because a suspended screen renders again. */
  const waitForTexts = (locale: Locale) => {
    const known = awaited.get(locale);
    if (known) return known;
    // Loads the code in parallel. If that fails, rendering loads it again and reports the failure.
    void preload().catch(() => undefined);
    const requested = noting(loadTexts(locale, parts), forget);
    awaited.set(locale, requested);
    return requested;
  };

  function Screen(props: Props) {
    const { locale } = useLocale();
    // Decided once: switching to the other component would discard the member's input.
    const [Now] = useState<ComponentType<Props>>(() => loaded ?? (Later as unknown as ComponentType<Props>));
    // The last hook: it is called conditionally, and a hook after it would change its position.
    if (!hasTexts(locale, parts)) use(waitForTexts(locale));
    return <Now {...props} />;
  }
  return Object.assign(Screen, { preload, texts: parts });
}

/**
 * A page in a separate chunk, with the parts of the texts that it shows. If they cannot be loaded, the frame shows an
 * error in its place.
 */
export const lazyScreen = <Props extends object>(
  load: Load<Props>,
  parts: readonly TextPart[] = TEXT_PARTS,
): LazyScreen<Props> => screenOf(load, parts);

/** A part of a page, such as a dialog, in a separate chunk. If it cannot be loaded, the page stays as it is. */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  parts: readonly TextPart[] = TEXT_PARTS,
): LazyScreen<Props> {
  const Screen = screenOf(load, parts);
  function Part(props: Props) {
    const { open, onClose } = props as { readonly open?: boolean; readonly onClose?: () => void };
    const t = useText();
    const toast = useToast();
    // Closing the part must not load it again, only opening it.
    const openings = useOpenings(open ?? false);
    const onMissing = async () => {
      onClose?.();
      // Only if the member has opened it.
      if (open && (await offerReload()) === 'unreachable') toast.error(t('errors.network'));
    };
    return (
      <ErrorBoundary resetKey={openings} onMissing={() => void onMissing()}>
        <Screen {...props} />
      </ErrorBoundary>
    );
  }
  return Object.assign(Part, { preload: Screen.preload, texts: parts });
}
