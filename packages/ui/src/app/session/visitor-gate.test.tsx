import { getRegisterOtp, login } from '@member-wallet/api-sdk';
import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#/testing/render-app';

const PHONE = '0812345678';
type App = Awaited<ReturnType<typeof renderApp>>;

/** What this tab sees of a log-in in another tab: the stored values, then the event of the token. */
const logInElsewhere = ({ areas }: App) =>
  act(async () => {
    areas.local.setItem('owner', 'ann');
    areas.local.setItem('token', 'of-another-tab');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'of-another-tab' }));
  });

describe('a log-in in another tab', () => {
  it.each(['/login', '/register', '/howto', '/contact'])('opens the start page from %s', async (path) => {
    const app = await renderApp({ path });
    await logInElsewhere(app);
    await waitFor(() => expect(app.location()).toBe('/user/home'));
    expect(app.session.getState().token).toBe('of-another-tab');
    expect(app.areas.local.getItem('token')).toBe('of-another-tab');
  });

  it('opens the page that this tab wanted', async () => {
    const app = await renderApp({ path: '/user/statement?page=2' });
    await waitFor(() => expect(app.location()).toBe('/login'));
    await logInElsewhere(app);
    await waitFor(() => expect(app.location()).toBe('/user/statement?page=2'));
  });
});

describe('after Back from a member’s page, which ends the session', () => {
  it.each(['/login', '/register'])('%s sends its requests', async (earlier) => {
    const app = await renderApp({ path: '/user/home', earlier, token: 'token' });
    const t = app.i18n.t;
    await app.goBack();
    await waitFor(() => expect(app.session.getState().token).toBeNull());
    await app.user.type(await screen.findByLabelText(t('login.phone')), PHONE);
    if (earlier === '/login') {
      await app.user.type(screen.getByLabelText(t('login.password'), { selector: 'input' }), 'secret');
      await app.user.click(screen.getByRole('button', { name: t('login.submit') }));
      await waitFor(() => expect(app.location()).toBe('/user/home'));
      expect(app.server.calls(login)).toHaveLength(1);
    } else {
      await app.user.click(screen.getByRole('button', { name: t('actions.next') }));
      await waitFor(() => expect(app.server.calls(getRegisterOtp)).toHaveLength(1));
      expect(await screen.findByRole('heading', { name: t('register.otp.title') })).toBeInTheDocument();
    }
  });
});
