import { createInstance, type i18n as I18n } from 'i18next';
import { arrivedParts, hasTexts, loadTexts, TEXT_PARTS, type TextPart, textsOf } from './load-texts';
import { isolated } from './isolated';
import { type Locale, localeOf, LOCALES } from './locale';

const NAMESPACE = 'texts';

/** Shown instead of a message whose texts failed to load. */
const UNKNOWN_MESSAGE = 'errors.unexpected';

/**
 * Creates a separate i18next instance in one language. It has no global state, so prerendering can use many. Screens
 * load the parts that are left out here.
 */
export async function createI18n(locale: Locale, parts: readonly TextPart[] = TEXT_PARTS): Promise<I18n> {
  await loadTexts(locale, parts);
  const i18n = createInstance();
  await i18n.init({
    lng: locale,
    fallbackLng: false,
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    // Keys are flat: dots in them are part of the name.
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders.
    interpolation: { escape: isolated },
    // By reference, so that texts that are loaded later are in every instance.
    resources: Object.fromEntries(LOCALES.map((each) => [each, { [NAMESPACE]: textsOf(each) }])),
    parseMissingKeyHandler: (key) => (/^(?:server|refused)\./.test(key) ? i18n.t(UNKNOWN_MESSAGE) : key),
  });
  if (process.env.NODE_ENV === 'development') (await import('./hot-texts')).followTexts(i18n);
  return i18n;
}

/** Loads the page's texts in another language in advance, for instance when the language menu opens. */
export async function prepareLocale(i18n: I18n, locale: Locale): Promise<void> {
  const shown = () => arrivedParts(localeOf(i18n));
  // Repeats if more of the old language was loaded meanwhile, because a screen without its texts shows nothing.
  while (!hasTexts(locale, shown())) await loadTexts(locale, shown());
}

/** The language that was chosen last. */
const chosen = new WeakMap<I18n, Locale>();

/**
 * Switches the language; the old one stays on screen until the new one has loaded.
 * @returns whether it is still the last one chosen; otherwise nothing was switched
 */
export async function switchLocale(i18n: I18n, locale: Locale): Promise<boolean> {
  chosen.set(i18n, locale);
  await prepareLocale(i18n, locale);
  if (chosen.get(i18n) !== locale) return false;
  await i18n.changeLanguage(locale);
  return true;
}
