import { act, screen, waitFor } from '@testing-library/react';
import { createRoutesFromElements, type RouteObject } from 'react-router-dom';
import { switchLocale } from '#/i18n/create-i18n';
import { thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import { routesOf } from '#/app/pages/app-routes';
import { parseEnv } from '#/app/settings/env';

/** The title of each page's tab, in Thai, Lao and English. */
const TITLES: Readonly<Record<string, readonly [th: string, la: string, en: string]>> = {
  '/login': ['เข้าสู่ระบบ', 'ເຂົ້າສູ່ລະບົບ', 'Log in'],
  '/register': ['สมัครสมาชิก', 'ສະໝັກສະມາຊິກ', 'Sign up'],
  '/howto': ['วิธีใช้งาน', 'ວິທີໃຊ້ງານ', 'How to'],
  '/contact': ['ติดต่อเรา', 'ຕິດຕໍ່ພວກເຮົາ', 'Contact us'],
  '/care': ['เล่นอย่างมีสติ', 'ຫຼິ້ນຢ່າງມີສະຕິ', 'Play responsibly'],
  '/user/home': ['หน้าแรก', 'ໜ້າຫຼັກ', 'Home'],
  '/user/profile': ['โปรไฟล์', 'ໂປຣໄຟລ໌', 'Profile'],
  '/user/profile/edit': ['แก้ไขโปรไฟล์', 'ແກ້ໄຂໂປຣໄຟລ໌', 'Edit profile'],
  '/user/bonus': ['โบนัส', 'ໂບນັດ', 'Bonuses'],
  '/user/spin': ['วงล้อนำโชค', 'ວົງລໍ້ນຳໂຊກ', 'Wheel of fortune'],
  '/user/statement': ['ประวัติการเงิน', 'ປະຫວັດການເງິນ', 'Statement'],
  '/user/contact': ['ติดต่อเรา', 'ຕິດຕໍ່ພວກເຮົາ', 'Contact us'],
  '/user/care': ['เล่นอย่างมีสติ', 'ຫຼິ້ນຢ່າງມີສະຕິ', 'Play responsibly'],
  '/terminated': ['ปิดให้บริการแล้ว', 'ປິດໃຫ້ບໍລິການແລ້ວ', 'This service has ended'],
  '*': ['ไม่พบหน้าที่คุณต้องการ', 'ບໍ່ພົບໜ້ານີ້', 'Page Not Found'],
};

/** The addresses that only redirect to one of the pages. */
const REDIRECTS = ['/', '/user'];

const pathsOf = (routes: readonly RouteObject[]): readonly string[] =>
  routes.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])]);

const PAGES = pathsOf(createRoutesFromElements(routesOf(thaiMarket, parseEnv({})))).filter(
  (path) => !REDIRECTS.includes(path),
);

beforeAll(() => {
  // jsdom has no canvas, which the wheel draws on.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

it('has a title here for every page of the app, and no other', () => {
  expect(PAGES.length).toBeGreaterThanOrEqual(15);
  expect([...PAGES].sort()).toEqual(Object.keys(TITLES).sort());
});

it.each(PAGES)('names the tab of %s after the page, in three languages', async (path) => {
  const [th, la, en] = TITLES[path] ?? [];
  const address = path === '*' ? '/user/nowhere' : path;
  const app = await renderApp({ path: address, ...(path.startsWith('/user/') && { token: 't' }) });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(app.location()).toBe(address);
  expect(document.title).toBe(`${th} · Test Wallet`);
  await act(() => switchLocale(app.i18n, 'la'));
  await waitFor(() => expect(document.title).toBe(`${la} · Test Wallet`));
  await act(() => switchLocale(app.i18n, 'en'));
  await waitFor(() => expect(document.title).toBe(`${en} · Test Wallet`));
});

it('has no page for the wheel in a market without one', async () => {
  const market = { ...thaiMarket, features: { ...thaiMarket.features, spinWheel: false } };
  await renderApp({ path: '/user/spin', market, token: 't' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('ไม่พบหน้าที่คุณต้องการ');
  expect(document.title).toBe('ไม่พบหน้าที่คุณต้องการ · Test Wallet');
});
