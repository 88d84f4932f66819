import { act, screen, waitFor } from '@testing-library/react';
import { IntentsToCheck } from '#/app/pages/statement-parts';
import { renderApp } from '#/testing/render-app';

beforeAll(() => IntentsToCheck.preload());

it('shows writes of another tab with an unknown outcome until the member has checked them', async () => {
  const { areas, session, user } = await renderApp({ path: '/user/statement', token: 't', locale: 'en' });
  await screen.findByRole('heading', { level: 1 });
  const look = () => screen.queryByText(/We do not know yet whether “Withdrawal/);
  expect(look()).toBeNull();

  const { owner } = session.getState();
  const intent = { key: 'key', operationId: 'withdrawAll', at: Date.now(), input: 'input', amount: 500 };
  areas.local.setItem('intents', JSON.stringify([{ ...intent, owner, state: 'unknown' }]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'intents' })));
  await waitFor(() => expect(look()).not.toBeNull());

  await user.click(screen.getByRole('button', { name: 'I have checked' }));
  await waitFor(() => expect(look()).toBeNull());
});
