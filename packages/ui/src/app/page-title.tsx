import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useMarket } from '#/data/market-provider';
import type { PlainTextKey } from '#/i18n/text-types';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/session/paths';

/** Of every address of the app: one that is new does not compile without. */
const TITLES: Readonly<Record<(typeof PATHS)[keyof typeof PATHS], PlainTextKey>> = {
  [PATHS.login]: 'login.submit',
  [PATHS.register]: 'register.submit',
  [PATHS.howto]: 'howto.title',
  [PATHS.contact]: 'contact.title',
  [PATHS.care]: 'care.title',
  [PATHS.member]: 'shell.home',
  [PATHS.home]: 'shell.home',
  [PATHS.profile]: 'profile.title',
  [PATHS.editProfile]: 'profile.edit',
  [PATHS.statement]: 'statement.title',
  [PATHS.bonus]: 'bonus.title',
  [PATHS.spin]: 'spin.title',
  [PATHS.memberContact]: 'contact.title',
  [PATHS.memberCare]: 'care.title',
  [PATHS.terminated]: 'shell.terminated',
};

const isAddress = (path: string): path is keyof typeof TITLES => Object.hasOwn(TITLES, path);

/** Names the browser's tab after the page, in the active language. */
export function PageTitle({ name }: { readonly name: string }) {
  const t = useText();
  const { pathname } = useLocation();
  const { features } = useMarket();
  const path = pathname.replace(/\/+$/, '');
  const isPage = isAddress(path) && (path !== PATHS.spin || features.spinWheel);
  const title = t(isPage ? TITLES[path] : 'shell.notFound');
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return null;
}
