import { login } from '@member-wallet/api-sdk';
import { refusal } from '@member-wallet/api-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import { isTriedIn } from '#/testing/exhaustive';

const WORDS = {
  th: {
    phone: 'เบอร์โทรศัพท์',
    password: 'รหัสผ่าน',
    submit: 'เข้าสู่ระบบ',
    remember: 'จดจำการเข้าสู่ระบบ',
    wrong: 'ยืนยันตัวตนไม่ได้ โปรดตรวจสอบเบอร์โทรศัพท์และรหัสผ่าน แล้วลองอีกครั้ง',
    badPhone: 'เบอร์โทรศัพท์ต้องเป็นแบบนี้: 081 234 5678',
  },
  la: {
    phone: 'ເບີໂທລະສັບ',
    password: 'ລະຫັດຜ່ານ',
    submit: 'ເຂົ້າສູ່ລະບົບ',
    remember: 'ຈື່ການເຂົ້າສູ່ລະບົບ',
    wrong: 'ຢືນຢັນຕົວຕົນບໍ່ໄດ້ ກະລຸນາກວດເບີໂທລະສັບ ແລະ ລະຫັດຜ່ານ ແລ້ວລອງໃໝ່ອີກຄັ້ງ',
    badPhone: /ເບີໂທລະສັບຕ້ອງເປັນແບບນີ້.*020 5551 2345/,
  },
} as const;

describe.each([
  ['th', thaiMarket, '081-234-5678', '0812345678'],
  ['la', laoMarket, '+856 20 5551 2345', '02055512345'],
] as const)('log-in in %s', (locale, market, typed, username) => {
  const words = WORDS[locale];
  const phone = () => screen.getByLabelText(words.phone);
  const password = () => screen.getByLabelText(words.password, { selector: 'input' });
  const submit = () => screen.getByRole('button', { name: words.submit });

  it('sends the normalised phone number, and opens the page that the visitor wanted', async () => {
    const app = await renderApp({ path: '/user/statement?page=2', market });
    await app.user.type(phone(), typed);
    await app.user.type(password(), 'secret');
    await app.user.click(submit());
    await waitFor(() => expect(app.location()).toBe('/user/statement?page=2'));
    expect(app.server.calls(login)[0]?.input).toEqual({
      username,
      password: 'secret',
    });
  });

  it('shows a problem at its field, sends nothing, and keeps the input', async () => {
    const app = await renderApp({ path: '/login', market });
    await app.user.type(phone(), '081x');
    await app.user.click(submit());
    expect(await screen.findByText(words.badPhone)).toBeVisible();
    expect(phone()).toHaveValue('081x');
    expect(phone()).toBeInvalid();
    expect(password()).toBeInvalid();
    await waitFor(() => expect(phone()).toHaveFocus());
    expect(app.server.calls(login)).toHaveLength(0);
  });

  // From here on, builds only differ in their texts.
  if (!isTriedIn(locale)) return;

  it.each([
    ['12 345', '12345'],
    ['+1 (202) 555-0123', '12025550123'],
    ['55512345', '55512345'],
  ])('sends the digits of %p, although it could not be registered today', async (text, sent) => {
    const app = await renderApp({ path: '/login', market });
    await app.user.type(phone(), text);
    await app.user.type(password(), 'secret');
    await app.user.click(submit());
    await waitFor(() => expect(app.location()).toBe('/user/home'));
    expect(app.server.calls(login)[0]?.input).toMatchObject({ username: sent });
  });

  it.each(['WRONG_CREDENTIAL', 'WRONG_PASSWORD', 'NO_USER', 'LOGIN_FAIL', 'INVALID_USER_2'] as const)(
    'shows the same message for %s, and keeps the input',
    async (code) => {
      const app = await renderApp({ path: '/login', market, answers: { login: refusal(code, 401) } });
      await app.user.type(phone(), typed);
      await app.user.type(password(), 'secret');
      await app.user.click(submit());
      expect(await screen.findByRole('alert', { name: '' })).toBeInTheDocument();
      expect(await screen.findByText(words.wrong)).toBeVisible();
      expect(phone()).toHaveValue(typed);
      expect(password()).toHaveValue('secret');
      expect(app.location()).toBe('/login');
    },
  );
});

it.each([
  [true, 'local'],
  [false, 'session'],
] as const)('with remember-me %p, the token is stored in the %s storage', async (remember, area) => {
  const app = await renderApp({ path: '/login', answers: { login: { token: 'fresh-token' } } });
  await app.user.type(screen.getByLabelText('เบอร์โทรศัพท์'), '0812345678');
  await app.user.type(screen.getByLabelText('รหัสผ่าน', { selector: 'input' }), 'secret');
  if (remember) await app.user.click(screen.getByLabelText('จดจำการเข้าสู่ระบบ'));
  await app.user.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }));
  await waitFor(() => expect(app.location()).toBe('/user/home'));
  expect(app.areas[area].getItem('token')).toBe('fresh-token');
  expect(app.areas[area === 'local' ? 'session' : 'local'].getItem('token')).toBeNull();
});

it('counts down after too many attempts, and sends nothing meanwhile', async () => {
  const app = await renderApp({
    path: '/login',
    answers: { login: refusal('REQUEST_LIMIT_1MIN', 429) },
  });
  await app.user.type(screen.getByLabelText('เบอร์โทรศัพท์'), '0812345678');
  await app.user.type(screen.getByLabelText('รหัสผ่าน', { selector: 'input' }), 'secret');
  await app.user.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }));
  expect(await screen.findByRole('timer')).toHaveTextContent(/0[01]:\d\d/);
  // After the catalogue's text, not instead of it.
  const said = screen.getByText(app.i18n.t('server.REQUEST_LIMIT_1MIN'));
  expect(said.compareDocumentPosition(screen.getByRole('timer'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await app.user.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }));
  expect(app.server.calls(login)).toHaveLength(1);
});

it("shows the operator's notice", async () => {
  await renderApp({ path: '/login', answers: { getNotice: { message: 'ปิดปรับปรุงคืนนี้' } } });
  expect(await screen.findByText('ปิดปรับปรุงคืนนี้')).toBeVisible();
});

it('switches the language without a reload, keeps the input, and stores the choice', async () => {
  const app = await renderApp({ path: '/login' });
  await app.user.type(screen.getByLabelText('เบอร์โทรศัพท์'), '0812');
  await app.user.click(screen.getByRole('button', { name: /ไทย/ }));
  await app.user.click(screen.getByRole('menuitemradio', { name: 'ລາວ' }));
  expect(await screen.findByLabelText('ເບີໂທລະສັບ')).toHaveValue('0812');
  expect(document.documentElement.lang).toBe('lo');
  expect(app.areas.local.getItem('locale')).toBe('la');
});

describe('the page that a visitor wanted', () => {
  const LOGIN = 'เข้าสู่ระบบ';
  const logIn = async (app: Awaited<ReturnType<typeof renderApp>>) => {
    await app.user.type(screen.getByLabelText('เบอร์โทรศัพท์'), '0812345678');
    await app.user.type(screen.getByLabelText('รหัสผ่าน', { selector: 'input' }), 'secret');
    await app.user.click(screen.getByRole('button', { name: LOGIN }));
    await waitFor(() => expect(app.session.getState().token).not.toBeNull());
  };
  const menu = (name: string) => screen.getByRole('link', { name });

  it('is kept while the contact and register pages are opened, and used once', async () => {
    const app = await renderApp({ path: '/user/statement?page=2' });
    await waitFor(() => expect(app.location()).toBe('/login'));
    await app.user.click(menu('ติดต่อ'));
    await waitFor(() => expect(app.location()).toBe('/contact'));
    await app.user.click(menu('สมัคร'));
    await waitFor(() => expect(app.location()).toBe('/register'));
    await app.user.click(await screen.findByRole('link', { name: LOGIN }));
    await waitFor(() => expect(app.location()).toBe('/login'));
    await logIn(app);
    await waitFor(() => expect(app.location()).toBe('/user/statement?page=2'));
    expect(app.areas.session.getItem('wanted-path')).toBeNull();

    await app.user.click(screen.getByRole('button', { name: 'ออกจากระบบ' }));
    await waitFor(() => expect(app.location()).toBe('/login'));
    await logIn(app);
    await waitFor(() => expect(app.location()).toBe('/user/home'));
  });

  it.each(['https://evil.example/user', '/user/..//evil.example', '/user\\..\\..\\evil.example'])(
    'is ignored if the stored value is %s',
    async (stored) => {
      const app = await renderApp({ path: '/login' });
      app.areas.session.setItem('wanted-path', stored);
      await logIn(app);
      await waitFor(() => expect(app.location()).toBe('/user/home'));
    },
  );
});
