import type { i18n as I18n } from 'i18next';
import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bcp47, isLocale, type Locale } from './locale';
import type { TextFunction } from './text-types';

/** The language on screen. A new object after each change, also of the same language's texts. */
interface Shown {
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly t: TextFunction;
}

function localeOf(i18n: I18n): Locale {
  const locale = i18n.language;
  if (!isLocale(locale)) throw new Error(`Unknown locale '${locale}'.`);
  return locale;
}

const ShownContext = createContext<Shown | null>(null);

/**
 * Everything below shows the language of this instance. One context tells all texts of a change, in one transition: on
 * a slow phone, rendering every text of a screen takes several frames, and a tap meanwhile must not wait for them.
 */
export function I18nProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) {
  const [current, setCurrent] = useState(() => ({ locale: localeOf(i18n) }));
  // Without its own subscription, which renders at once.
  const { t } = useTranslation(undefined, { i18n, lng: current.locale, bindI18n: '' });
  const shown = useMemo<Shown>(
    () => ({ i18n, ...current, t: (key, ...[values]) => t(key, values ?? {}) }),
    [i18n, current, t],
  );
  useEffect(() => {
    const follow = () => startTransition(() => setCurrent({ locale: localeOf(i18n) }));
    i18n.on('languageChanged', follow);
    return () => i18n.off('languageChanged', follow);
  }, [i18n]);
  useEffect(() => {
    document.documentElement.lang = bcp47(shown.locale);
  }, [shown.locale]);

  return <ShownContext value={shown}>{children}</ShownContext>;
}

export function useShown(): Shown {
  const shown = use(ShownContext);
  if (!shown) throw new Error('Texts need an I18nProvider.');
  return shown;
}
