import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { ToastProvider } from '#/components/feedback/toast';
import { createI18n } from '#/i18n/create-i18n';
import type { Locale } from '#/i18n/locale';

/** Renders a component with what every component may use: texts, links and toasts, without data and session. */
export async function renderComponent(ui: ReactNode, locale: Locale = 'en') {
  const i18n = await createI18n(locale);
  return render(ui, {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <ToastProvider>{children}</ToastProvider>
        </MemoryRouter>
      </I18nextProvider>
    ),
  });
}
