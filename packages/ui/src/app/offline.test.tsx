import { act, screen } from '@testing-library/react';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';

const goes = (state: 'online' | 'offline') =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    window.dispatchEvent(new Event(state));
  });
afterEach(() => jest.restoreAllMocks());

test.each([
  ['/login', thaiMarket, undefined, 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต'],
  ['/register', thaiMarket, undefined, 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต'],
  ['/user/home', laoMarket, 't', 'ບໍ່ມີການເຊື່ອມຕໍ່ອິນເຕີເນັດ'],
] as const)('%s shows that there is no connection until there is one', async (path, market, token, text) => {
  await renderApp({ path, market, ...(token && { token }) });
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  goes('offline');
  expect(screen.getByText(text).closest('[role=status]')).toBeInTheDocument();
  goes('online');
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});
