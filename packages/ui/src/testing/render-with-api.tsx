import type { TestBackend } from '@member-wallet/api-sdk/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { ToastProvider } from '#/components/feedback/toast';
import { createApi } from '#/data/api/api';
import { ApiProvider, OwnCache } from '#/data/api/api-provider';
import { createI18n } from '#/i18n/create-i18n';
import { memoryStorage } from '#/session/browser-storage';
import { createSession } from '#/session/session';
import { SessionProvider } from '#/session/use-session';

let i18n: Awaited<ReturnType<typeof createI18n>>;
beforeAll(async () => {
  i18n = await createI18n('en');
});

/** Renders a hook for a logged-in member against a test backend, with its own cache. */
export function renderWithApi<Result>(server: TestBackend, hook: () => Result) {
  const session = createSession({ local: memoryStorage(), session: memoryStorage() });
  session.logIn('token', false);
  const api = createApi(server.client(), session);
  return renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <I18nextProvider i18n={i18n}>
        <SessionProvider session={session}>
          <ApiProvider api={api}>
            <OwnCache>
              <MemoryRouter>
                <ToastProvider>{children}</ToastProvider>
              </MemoryRouter>
            </OwnCache>
          </ApiProvider>
        </SessionProvider>
      </I18nextProvider>
    ),
  });
}
