import type { i18n as I18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { bcp47, isLocale } from './locale';

export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  useEffect(() => {
    const tagDocument = (language: string) => {
      if (isLocale(language)) document.documentElement.lang = bcp47(language);
    };
    tagDocument(i18n.language);
    i18n.on('languageChanged', tagDocument);
    return () => i18n.off('languageChanged', tagDocument);
  }, [i18n]);

  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
