import { getActive, getSpinActive, getWallet, listStatement } from '@member-wallet/api-sdk';
import { fault, refusal } from '@member-wallet/api-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aWallet } from '#/testing/builders';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';

const GONE = refusal('gone', 410);

it.each([
  ['/', '/login'],
  ['/user', '/login'],
  ['/user/home', '/login'],
  ['/user/profile', '/login'],
])('redirects a visitor from %s to %s', async (path, location) => {
  const app = await renderApp({ path });
  await waitFor(() => expect(app.location()).toBe(location));
  expect(app.server.calls(getWallet)).toHaveLength(0);
});

it.each([
  ['/', '/user/home'],
  ['/user', '/user/home'],
  ['/user/statement', '/user/statement'],
])('shows a member who opens %s the page %s', async (path, location) => {
  const app = await renderApp({ path, token: 't' });
  await waitFor(() => expect(app.location()).toBe(location));
  expect(app.session.getState().token).toBe('t');
});

it.each(['/login', '/register', '/contact'])('visiting %s ends the session of a member', async (path) => {
  const app = await renderApp({ path, token: 't' });
  expect(app.session.getState().token).toBeNull();
  expect(app.location()).toBe(path);
});

describe.each([
  ['th', thaiMarket, 'ไม่พบหน้าที่คุณต้องการ', 'ปิดให้บริการแล้ว', 'หมดเวลาการใช้งาน โปรดเข้าสู่ระบบอีกครั้ง'],
  ['la', laoMarket, 'ບໍ່ພົບໜ້ານີ້', 'ປິດໃຫ້ບໍລິການແລ້ວ', 'ໝົດເວລາການນຳໃຊ້ ກະລຸນາເຂົ້າສູ່ລະບົບອີກຄັ້ງ'],
] as const)('in %s', (_, market, notFound, terminated, expired) => {
  it.each(['/nowhere', '/login/deeper', '/userx', '/user/nowhere'])(
    'shows the not-found page at %s',
    async (path) => {
      await renderApp({ path, market });
      expect(await screen.findByText(notFound)).toBeInTheDocument();
    },
  );

  it('leaves the log-in page when the service is gone, and returns when it is back', async () => {
    const app = await renderApp({ path: '/login', market, answers: { getActive: GONE } });
    expect(await screen.findByText(terminated)).toBeInTheDocument();
    expect(app.location()).toBe('/terminated');
    expect(document.body).toHaveClass('terminated');
    app.server.answer(getActive, { active: true });
    await app.user.click(screen.getByRole('link', { name: /ตรวจสอบอีกครั้ง|ກວດອີກຄັ້ງ/ }));
    await waitFor(() => expect(document.body).not.toHaveClass('terminated'));
    expect(app.location()).toBe('/login');
  });

  it.each([
    ['a server error', refusal('INTERNAL_SERVER_ERROR', 500)],
    ['no connection', fault('cut')],
  ])('does not count %s on the next check as a sign that the service is gone', async (_, answer) => {
    const app = await renderApp({ path: '/login', market, answers: { getActive: GONE } });
    expect(await screen.findByText(terminated)).toBeInTheDocument();
    expect(document.body).toHaveClass('terminated');
    app.server.answer(getActive, answer);
    await app.user.click(screen.getByRole('link', { name: /ตรวจสอบอีกครั้ง|ກວດອີກຄັ້ງ/ }));
    await waitFor(() => expect(document.body).not.toHaveClass('terminated'));
    expect(app.location()).toBe('/login');
  });

  it('keeps the style of the end page while the check still finds the service gone', async () => {
    const app = await renderApp({ path: '/login', market, answers: { getActive: GONE } });
    await app.user.click(await screen.findByRole('link', { name: /ตรวจสอบอีกครั้ง|ກວດອີກຄັ້ງ/ }));
    await waitFor(() => expect(app.server.calls(getActive).length).toBeGreaterThanOrEqual(2));
    await waitFor(() => expect(app.location()).toBe('/terminated'));
    expect(document.body).toHaveClass('terminated');
  });

  it('removes the style of the end page after going Back from it', async () => {
    const app = await renderApp({ path: '/contact', market, answers: { getActive: GONE } });
    await app.user.click(screen.getAllByRole('link', { name: /หน้าแรก|ໜ້າຫຼັກ/ })[0] as HTMLElement);
    expect(await screen.findByText(terminated)).toBeInTheDocument();
    await app.goBack();
    await waitFor(() => expect(app.location()).toBe('/contact'));
    expect(document.body).not.toHaveClass('terminated');
  });

  it('leaves any page when a request finds the service gone', async () => {
    const app = await renderApp({
      path: '/user/statement',
      market,
      token: 't',
      answers: { listStatement: GONE },
    });
    await waitFor(() => expect(app.location()).toBe('/terminated'));
  });

  it('redirects to log-in once when all requests are refused, says why, and returns after the log-in', async () => {
    const refused = refusal('EXPIRED_AUTH_TOKEN', 401);
    const app = await renderApp({
      path: '/user/statement?x=1',
      market,
      token: 'old',
      answers: { getWallet: refused, listStatement: refused },
    });
    await waitFor(() => expect(app.location()).toBe('/login'));
    expect(await screen.findByText(expired)).toBeInTheDocument();
    expect(app.locations).toEqual(['/user/statement?x=1', '/login']);
    app.server.answer(getWallet, aWallet());
    app.server.answer(listStatement, { total: 0, statements: [] });
    const [phone, password] = document.querySelectorAll('form input');
    if (!phone || !password) throw new Error('no log-in form');
    await app.user.type(phone, market === thaiMarket ? '0812345678' : '02055512345');
    await app.user.type(password, 'secret');
    const submit = document.querySelector('form button[type=submit]');
    if (!submit) throw new Error('no submit button');
    await app.user.click(submit);
    await waitFor(() => expect(app.location()).toBe('/user/statement?x=1'));
  });
});

it('keeps a member logged in if only the wheel is refused, and hides the wheel', async () => {
  const app = await renderApp({
    path: '/login',
    answers: { getSpinActive: refusal('UNAUTHORIZED', 401), getSpinSetup: refusal('UNAUTHORIZED', 401) },
  });
  const [phone, password] = document.querySelectorAll('form input');
  if (!phone || !password) throw new Error('no log-in form');
  await app.user.type(phone, '0812345678');
  await app.user.type(password, 'secret');
  await app.user.click(screen.getByRole('button', { name: app.i18n.t('login.submit') }));
  await waitFor(() => expect(app.server.calls(getSpinActive)).not.toHaveLength(0));
  await waitFor(() => expect(app.server.calls(getWallet).length).toBeGreaterThan(1));
  await act(async () => undefined);
  expect(app.location()).toBe('/user/home');
  expect(app.locations.lastIndexOf('/login')).toBe(0);
  expect(app.session.getState().token).toBe('fresh-token');
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
});

it('keeps the bars and a link to another page when a screen throws', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // No response makes a screen throw, so a bug is simulated in padStart, which formats every amount.
  const broken = jest.spyOn(String.prototype, 'padStart').mockImplementation(() => {
    throw new Error('a bug');
  });
  const app = await renderApp({ path: '/user/statement', token: 't' });
  expect(await screen.findByText('แสดงหน้านี้ไม่ได้')).toBeInTheDocument();
  broken.mockRestore();
  await app.user.click(screen.getByRole('link', { name: 'โปรไฟล์' }));
  expect(await screen.findByRole('heading', { name: 'โปรไฟล์' })).toBeInTheDocument();
  silence.mockRestore();
});

it('shows the conditions over the page', async () => {
  const app = await renderApp({ path: '/user/profile', token: 't' });
  await app.user.click(screen.getByRole('button', { name: 'เงื่อนไข' }));
  const dialog = await screen.findByRole('dialog', { name: 'เงื่อนไขการใช้บริการ' });
  await waitFor(() => expect(dialog).toHaveTextContent(/One.*Two/));
});

it('shows the profile with its account number grouped', async () => {
  await renderApp({ path: '/user/profile', token: 't' });
  expect(await screen.findByText('408-512-7734')).toBeInTheDocument();
  expect(screen.getByText('081 234 5678')).toBeInTheDocument();
  expect(screen.getByText('01/10/2026')).toBeInTheDocument();
});

it('shows how to reach the operator, with noopener links', async () => {
  await renderApp({ path: '/contact' });
  const link = await screen.findByRole('link', { name: 'แชทกับ @x' });
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.getByText('เวอร์ชัน 1.1.14')).toBeInTheDocument();
});

it('offers the tutorials of the build, each in a dialog, and no menu entry when there are none', async () => {
  const app = await renderApp({
    path: '/howto',
    settings: { VITE_HOWTO_PLAY: 'https://cdn.example/play.mp4' },
  });
  expect(screen.getByRole('link', { name: 'วิธีใช้' })).toBeInTheDocument();
  const topics = await screen.findAllByRole('listitem');
  expect(topics.map(({ textContent }) => textContent)).toEqual(['วิธีเล่น']);
  await app.user.click(screen.getByRole('button', { name: 'วิธีเล่น' }));
  const dialog = await screen.findByRole('dialog', { name: 'วิธีเล่น' });
  expect(dialog.querySelector('video')).toHaveAttribute('src', 'https://cdn.example/play.mp4');
  expect(dialog.querySelector('track')).toBeNull();
  expect(app.location()).toBe('/howto?video=play');
  // Back closes the player and stays on the list.
  await app.goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(app.location()).toBe('/howto');
  app.unmount();

  const linked = await renderApp({
    path: '/howto?video=wallet',
    settings: { VITE_HOWTO_WALLET: '/api/media/howto/wallet.webm' },
  });
  const player = await screen.findByRole('dialog', { name: 'วิธีใช้กระเป๋าเงิน' });
  expect(player.querySelector('video')).toHaveAttribute('poster', '/api/media/howto/wallet.jpg');
  expect([...player.querySelectorAll('track')].map((track) => [track.srclang, track.default])).toEqual([
    ['th', true],
    ['lo', false],
    ['en', false],
  ]);
  await linked.user.click(screen.getByRole('button', { name: 'ปิด' }));
  await waitFor(() => expect(linked.location()).toBe('/howto'));
  linked.unmount();

  await renderApp({ path: '/howto' });
  expect(await screen.findByText('ยังไม่มีวิดีโอ')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'วิธีใช้' })).not.toBeInTheDocument();
});
