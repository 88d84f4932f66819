import { render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { memoryStorage } from '#/session/browser-storage';
import { createSession } from '#/session/session';
import { thaiMarket } from '#/testing/markets';
import { redirectFirstAddress } from './first-address';

function CurrentLocation() {
  const { pathname, search, hash, state } = useLocation();
  return <output>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>;
}

it('does not store the page if the member has logged out in another tab', () => {
  const areas = { local: memoryStorage(), session: memoryStorage() };
  createSession(areas).logIn('t', false);
  areas.local.setItem('logged-out', String(Date.now()));
  areas.session.setItem('since', String(Date.now() - 1000));
  const session = createSession(areas);
  window.history.replaceState(null, '', '/user/statement');
  redirectFirstAddress(window, thaiMarket, session);
  expect(window.location.pathname).toBe('/login');
  expect(session.sessionValues.get('wanted-path')).toBeNull();
});

it.each([
  ['/', true, '/user/home null', null],
  ['/user', true, '/user/home null', null],
  ['/user/', true, '/user/home null', null],
  ['/user/statement?page=2', true, '/user/statement?page=2 null', null],
  ['/login', true, '/login null', null],
  ['/', false, '/login null', '/user'],
  ['/user', false, '/login null', '/user'],
  ['/user/statement?page=2#a', false, '/login null', '/user/statement?page=2#a'],
  ['/user/nowhere', false, '/user/nowhere null', null],
  ['/userx', false, '/userx null', null],
  ['/user/home/', true, '/user/home/ null', null],
  ['/register?code=PR1', false, '/register?code=PR1 null', null],
  ['/login', false, '/login null', null],
])(
  '%s (member: %p) starts the router at %s, and stores %p as the page after log-in',
  (address, isMember, expected, kept) => {
    const session = createSession({ local: memoryStorage(), session: memoryStorage() });
    if (isMember) session.logIn('t', false);
    window.history.replaceState(null, '', address);
    redirectFirstAddress(window, thaiMarket, session);
    render(
      <BrowserRouter>
        <CurrentLocation />
      </BrowserRouter>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(expected);
    expect(session.sessionValues.get('wanted-path')).toBe(kept);
  },
);
