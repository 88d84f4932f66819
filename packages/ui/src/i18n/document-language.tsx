import { useEffect } from 'react';
import { bcp47 } from './locale';
import { useLocale } from './use-locale';

/** Sets the document's language, for the browser and screen readers. */
export function DocumentLanguage() {
  const { locale } = useLocale();
  useEffect(() => {
    document.documentElement.lang = bcp47(locale);
  }, [locale]);
  return null;
}
