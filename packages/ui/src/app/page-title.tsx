import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { PlainTextKey } from '#/i18n/text-types';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/session/paths';

const TITLES: Readonly<Record<string, PlainTextKey>> = {
  [PATHS.login]: 'login.submit',
  [PATHS.register]: 'register.submit',
  [PATHS.howto]: 'howto.title',
  [PATHS.contact]: 'contact.title',
  [PATHS.care]: 'care.title',
  [PATHS.home]: 'shell.home',
  [PATHS.profile]: 'profile.title',
  [PATHS.editProfile]: 'profile.edit',
  [PATHS.statement]: 'statement.title',
  [PATHS.memberContact]: 'contact.title',
  [PATHS.memberCare]: 'care.title',
  [PATHS.terminated]: 'shell.terminated',
};

/** Names the browser's tab after the page, in the active language. */
export function PageTitle({ name }: { readonly name: string }) {
  const t = useText();
  const { pathname } = useLocation();
  const title = t(TITLES[pathname.replace(/\/+$/, '')] ?? 'shell.notFound');
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return null;
}
