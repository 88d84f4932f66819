import { sendOtp, validateAccount, verifyOtp } from '@member-wallet/api-sdk';
import { refusal } from '@member-wallet/api-sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#/testing/render-app';

const PHONE = '0812345678';
type App = Awaited<ReturnType<typeof renderApp>>;

const words = (app: App) => ({
  otp: app.i18n.t('register.otp.label'),
  otpTitle: app.i18n.t('register.otp.title'),
  phone: app.i18n.t('register.phone.label'),
  next: app.i18n.t('actions.next'),
  name: app.i18n.t('register.profile.name'),
  password: app.i18n.t('register.profile.password'),
  confirm: app.i18n.t('register.profile.confirmPassword'),
  profile: app.i18n.t('register.profile.title'),
  bank: app.i18n.t('register.bank.title'),
});
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const heading = (name: string) => screen.findByRole('heading', { name });

async function atTheCode(answers: Parameters<typeof renderApp>[0]['answers'] = {}) {
  const app = await renderApp({ path: '/register', answers });
  const { otp, otpTitle, phone, next } = words(app);
  await app.user.type(field(phone), PHONE);
  await app.user.click(screen.getByRole('button', { name: next }));
  await heading(otpTitle);
  const codes = () => app.server.calls(verifyOtp).map(({ input }) => input.otpCode);
  return { app, codes, code: () => field(otp) };
}

describe('a code that is corrected while the old one is checked', () => {
  it('shows no refusal of the old one, and is sent after its response', async () => {
    const { app, codes, code } = await atTheCode({
      verifyOtp: ({ otpCode }) =>
        otpCode === '123456' ? { code: 'OTP_CODE_VALID' } : refusal('OTP_CODE_INVALID'),
    });
    const release = app.server.hold(verifyOtp);
    await app.user.type(code(), '123455');
    await waitFor(() => expect(codes()).toEqual(['123455']));
    await app.user.type(code(), '{Backspace}6');
    expect(code()).toHaveValue('123456');
    const releaseNext = app.server.hold(verifyOtp);
    release();
    await waitFor(() => expect(codes()).toEqual(['123455', '123456']));
    expect(code()).toBeValid();
    expect(screen.queryByText(app.i18n.t('server.OTP_CODE_INVALID'))).not.toBeInTheDocument();
    releaseNext();
    await heading(words(app).profile);
    expect(codes()).toEqual(['123455', '123456']);
  });

  it('shows no refusal and is not sent while it is incomplete', async () => {
    const { app, codes, code } = await atTheCode({ verifyOtp: refusal('OTP_CODE_INVALID') });
    const release = app.server.hold(verifyOtp);
    await app.user.type(code(), '123455');
    await waitFor(() => expect(codes()).toHaveLength(1));
    await app.user.type(code(), '{Backspace}');
    release();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: app.i18n.t('actions.confirm') })).not.toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
    expect(code()).toBeValid();
    await app.user.type(code(), '6');
    await waitFor(() => expect(codes()).toEqual(['123455', '123456']));
  });

  it('is not sent again if it is changed back to the old one', async () => {
    const { app, codes, code } = await atTheCode({ verifyOtp: refusal('OTP_CODE_INVALID') });
    const release = app.server.hold(verifyOtp);
    await app.user.type(code(), '123455');
    await app.user.type(code(), '{Backspace}6{Backspace}5');
    release();
    await waitFor(() => expect(code()).toBeInvalid());
    expect(codes()).toEqual(['123455']);
  });
});

it('accepts digits from an input method, and sends the code once', async () => {
  const { app, codes, code } = await atTheCode();
  fireEvent.compositionStart(code());
  for (const composed of ['๑', '๑๒', '๑๒๓', '๑๒๓๔', '๑๒๓๔๕', '๑๒๓๔๕๖']) {
    fireEvent.input(code(), { target: { value: composed }, isComposing: true });
    // The text must stay unchanged during composition, because the input method continues from it.
    expect(code()).toHaveValue(composed);
  }
  fireEvent.compositionEnd(code());
  expect(code()).toHaveValue('123456');
  await heading(words(app).profile);
  expect(codes()).toEqual(['123456']);
});

describe('a reload', () => {
  it('keeps the phone number, the reference and the step, and does not send another code', async () => {
    const first = await atTheCode();
    const tab = first.app.tab();
    first.app.unmount();
    const app = await renderApp({ path: '/register', earlier: '/register', tab });
    await heading(words(app).otpTitle);
    expect(screen.getByText(/KXQD/)).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: app.i18n.t('actions.back') }));
    expect(field(words(app).phone)).toHaveValue(PHONE);
    await app.user.click(screen.getByRole('button', { name: words(app).next }));
    await heading(words(app).otpTitle);
    expect(app.server.calls(sendOtp)).toHaveLength(0);
    await app.user.type(field(words(app).otp), '123456');
    await heading(words(app).profile);
    expect(app.server.calls(verifyOtp).map(({ input }) => input)).toEqual([
      { otpToken: 'otp-token', otpCode: '123456' },
    ]);
  });

  it('does not keep the password, and leads from the bank step back to the profile', async () => {
    const first = await atTheCode();
    await first.app.user.type(first.code(), '123456');
    const fillIn = async (app: App) => {
      await heading(words(app).profile);
      await app.user.type(field(words(app).name), 'Somchai');
      await app.user.type(field(words(app).password), 'secret-1');
      await app.user.type(field(words(app).confirm), 'secret-1');
      await app.user.click(screen.getByRole('button', { name: words(app).next }));
      await heading(words(app).bank);
    };
    await fillIn(first.app);
    const tab = first.app.tab();
    for (const area of [tab.areas.session, tab.areas.local])
      expect(['registration', 'token', 'visit'].map((name) => area.getItem(name)).join()).not.toContain(
        'secret',
      );
    first.app.unmount();
    const app = await renderApp({ path: '/register', tab });
    expect(field(words(app).password)).toHaveValue('');
    await fillIn(app);
    expect(app.server.calls(validateAccount)[0]?.input).toMatchObject({ username: PHONE });
    expect(app.server.calls(verifyOtp)).toHaveLength(0);
  });

  it('starts over if a member has logged in meanwhile', async () => {
    const first = await atTheCode();
    const tab = first.app.tab();
    first.app.session.logIn('token', false, PHONE);
    first.app.session.logOut();
    first.app.unmount();
    const app = await renderApp({ path: '/register', tab });
    expect(field(words(app).phone)).toHaveValue('');
  });
});
