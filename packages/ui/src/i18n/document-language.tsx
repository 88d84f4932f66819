import { useEffect } from 'react';
import { bcp47 } from './locale';
import { useLocale } from './use-locale';

/** Tells the browser and screen readers the language that is shown. */
export function DocumentLanguage() {
  const { locale } = useLocale();
  useEffect(() => {
    document.documentElement.lang = bcp47(locale);
  }, [locale]);
  return null;
}
