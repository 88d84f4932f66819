import { Headset, LogOut, ReceiptText, ScrollText, User } from 'lucide-react';
import { useBrand } from '#/app/shell/brand';
import { BottomBar, type BottomBarItem } from '#/components/layout/bottom-bar';
import { ChoiceMenu } from '#/components/actions/choice-menu';
import { IconButton } from '#/components/actions/icon-button';
import { TopBar } from '#/components/layout/top-bar';
import { useMarket } from '#/data/market/market-provider';
import { bcp47, LOCALE_NAMES } from '#/i18n/locale';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { nothing } from '../samples';
import { Held, Specimen } from '../specimen';

export function Bars() {
  const t = useText();
  const own = useBrand();
  const { locales } = useMarket();
  const { locale } = useLocale();
  const brand = { name: own.name, logo: <own.logo />, to: PATHS.home };
  const items: readonly BottomBarItem[] = [
    { label: t('shell.profile'), icon: <User />, to: PATHS.profile },
    { label: t('shell.conditions'), icon: <ScrollText />, onPress: nothing },
    { label: t('shell.statement'), icon: <ReceiptText />, to: PATHS.statement },
    { label: t('shell.contact'), icon: <Headset />, to: PATHS.memberContact },
  ];
  return (
    <>
      <Specimen name="TopBar: the brand, and an action" framed>
        <TopBar brand={brand}>
          <IconButton label={t('shell.logOut')} icon={<LogOut />} />
        </TopBar>
      </Specimen>
      <Specimen name="TopBar: in a flow of steps" framed>
        <TopBar brand={brand} onBack={nothing} />
      </Specimen>
      <Specimen name="BottomBar: of members, with the home button" framed>
        <BottomBar
          label={t('shell.mainMenu')}
          items={items}
          home={{ label: t('shell.home'), to: PATHS.home }}
        />
      </Specimen>
      <Specimen name="BottomBar: of visitors" framed>
        <BottomBar label={t('shell.howto')} items={items} />
      </Specimen>
      <Specimen name="ChoiceMenu: a press opens it">
        <Held<string> start={locale}>
          {(chosen, set) => (
            <ChoiceMenu
              label={t('shell.language')}
              face={<span>{t('shell.language')}</span>}
              groups={[
                {
                  label: t('shell.language'),
                  choices: locales.map((each) => ({
                    key: each,
                    label: LOCALE_NAMES[each],
                    lang: bcp47(each),
                  })),
                  chosen,
                  onChoose: set,
                },
              ]}
            />
          )}
        </Held>
      </Specimen>
    </>
  );
}
