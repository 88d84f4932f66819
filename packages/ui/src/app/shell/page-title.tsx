import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useMarket } from '#/data/market/market-provider';
import { useText } from '#/i18n/use-text';
import { pageAt } from '#/app/pages/page-at';

/** Names the browser's tab after the page, in the active language. */
export function PageTitle({ name }: { readonly name: string }) {
  const t = useText();
  const { pathname } = useLocation();
  const title = t(pageAt(useMarket(), pathname)?.title ?? 'shell.notFound');
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return null;
}
