import { Globe, Moon, Smartphone, Sun } from 'lucide-react';
import { ChoiceMenu } from '#/components/actions/choice-menu';
import { useToast } from '#/toasts/use-toast';
import { useMarket } from '#/data/market/market-provider';
import { bcp47, isLocale, LOCALE_NAMES, type Locale } from '#/i18n/locale';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import { useSession } from '#/session/use-session';
import { textLengthGroup } from './text-length-group';
import { useTheme } from './theme';

/** In milliseconds. Starting the downloads takes as long as showing the menu, so they start after it. */
const AFTER_OPENING_MS = 100;

/**
 * The menu of language and theme; both are applied at once and stored. Each language has its own name and a `lang`, for
 * screen readers and fonts; the globe is for visitors who cannot read the current language.
 */
export function BarMenu({ withGlobe = false }: { readonly withGlobe?: boolean }) {
  const t = useText();
  const toast = useToast();
  const { stored } = useSession();
  const { locales } = useMarket();
  const { locale, setLocale, prepare } = useLocale();
  const [theme, setTheme] = useTheme();

  const chooseLocale = async (next: Locale) => {
    try {
      if (await setLocale(next)) stored.set('locale', next);
    } catch {
      toast.error(t('shell.localeFailed'));
    }
  };
  const fetchAhead = () => {
    for (const each of locales) setTimeout(() => void prepare(each).catch(() => undefined), AFTER_OPENING_MS);
  };

  return (
    <ChoiceMenu
      label={t('components.language', { name: LOCALE_NAMES[locale] })}
      face={
        <>
          {withGlobe && <Globe aria-hidden="true" />}
          <span>{LOCALE_NAMES[locale]}</span>
        </>
      }
      onOpen={fetchAhead}
      groups={[
        {
          label: t('shell.language'),
          choices: locales.map((each) => ({ key: each, label: LOCALE_NAMES[each], lang: bcp47(each) })),
          chosen: locale,
          onChoose: (next) => {
            if (isLocale(next)) void chooseLocale(next);
          },
        },
        {
          label: t('shell.theme'),
          choices: [
            { key: 'system', label: t('shell.theme.system'), icon: <Smartphone /> },
            { key: 'light', label: t('shell.theme.light'), icon: <Sun /> },
            { key: 'dark', label: t('shell.theme.dark'), icon: <Moon /> },
          ],
          chosen: theme ?? 'system',
          onChoose: (next) => setTheme(next === 'light' || next === 'dark' ? next : null),
        },
        ...(process.env.NODE_ENV === 'development' ? [textLengthGroup()] : []),
      ]}
    />
  );
}
