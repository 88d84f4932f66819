import { render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { thaiMarket } from '#/testing/markets';
import { settleFirstAddress } from './first-address';

function Here() {
  const { pathname, search, hash, state } = useLocation();
  return <output>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>;
}

const visitor = (wanted: string) => `/login ${JSON.stringify({ wanted, expired: false })}`;

it.each([
  ['/', true, '/user/home null'],
  ['/user', true, '/user/home null'],
  ['/user/', true, '/user/home null'],
  ['/user/statement?page=2', true, '/user/statement?page=2 null'],
  ['/login', true, '/login null'],
  ['/', false, visitor('/')],
  ['/user', false, visitor('/user')],
  ['/user/statement?page=2#a', false, visitor('/user/statement?page=2#a')],
  ['/user/nowhere', false, '/user/nowhere null'],
  ['/userx', false, '/userx null'],
  ['/user/home/', true, '/user/home/ null'],
  ['/register?code=PR1', false, '/register?code=PR1 null'],
  ['/login', false, '/login null'],
])('%s (member: %p) starts the router at %s', (address, isMember, expected) => {
  window.history.replaceState(null, '', address);
  settleFirstAddress(window, thaiMarket, isMember);
  render(
    <BrowserRouter>
      <Here />
    </BrowserRouter>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(expected);
});
