import { getRegisterOtp, sendOtp, validateAccount, verifyOtp } from '@member-wallet/api-sdk';
import { type Answers, refusal } from '@member-wallet/api-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#/testing/render-app';

const PHONE = '0812345678';
type App = Awaited<ReturnType<typeof renderApp>>;

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const heading = (name: string) => screen.findByRole('heading', { name });

const wordsOf = ({ i18n }: App) => ({
  phone: i18n.t('register.phone.label'),
  code: i18n.t('register.otp.label'),
  codeTitle: i18n.t('register.otp.title'),
  profile: i18n.t('register.profile.title'),
  name: i18n.t('register.profile.name'),
  password: i18n.t('register.profile.password'),
  confirm: i18n.t('register.profile.confirmPassword'),
  bank: i18n.t('register.bank.title'),
  next: i18n.t('actions.next'),
});

async function start(answers: Answers = {}) {
  const app = await renderApp({ path: '/register', earlier: '/login', answers });
  const words = wordsOf(app);
  const next = () => screen.getByRole('button', { name: words.next });
  return {
    ...app,
    words,
    pressNext: () => app.user.click(next()),
    /** Lets the held response arrive, and waits until it has been handled. */
    async answer(release: () => void) {
      await act(async () => release());
      await waitFor(() => expect(next()).not.toHaveAttribute('aria-disabled'));
    },
    async giveProfile() {
      await heading(words.profile);
      await app.user.type(field(words.name), 'Somchai');
      await app.user.type(field(words.password), 'secret-1');
      await app.user.type(field(words.confirm), 'secret-1');
      await app.user.click(next());
    },
  };
}

describe('a phone number that is corrected while a request runs', () => {
  it('is kept, gets no code by itself, and is registered after the next press', async () => {
    const app = await start();
    const release = app.server.hold(getRegisterOtp);
    await app.user.type(field(app.words.phone), '0812345670');
    await app.pressNext();
    await waitFor(() => expect(app.server.calls(getRegisterOtp)).toHaveLength(1));
    await app.user.type(field(app.words.phone), '{Backspace}8');
    await app.answer(release);
    expect(app.server.calls(sendOtp)).toHaveLength(0);
    expect(field(app.words.phone)).toHaveValue(PHONE);
    await app.pressNext();
    await heading(app.words.codeTitle);
    expect(app.server.calls(sendOtp).map(({ input }) => input.phoneNumber)).toEqual([PHONE]);
  });

  it('is not replaced by the number whose code was just sent', async () => {
    const app = await start();
    const release = app.server.hold(sendOtp);
    await app.user.type(field(app.words.phone), '0812345670');
    await app.pressNext();
    await waitFor(() => expect(app.server.calls(sendOtp)).toHaveLength(1));
    await app.user.type(field(app.words.phone), '{Backspace}8');
    await app.answer(release);
    expect(field(app.words.phone)).toHaveValue(PHONE);
    await app.pressNext();
    await heading(app.words.codeTitle);
    await app.user.type(field(app.words.code), '123456');
    await app.giveProfile();
    await heading(app.words.bank);
    expect(app.server.calls(validateAccount)[0]?.input).toMatchObject({ username: PHONE });
  });
});

describe('a profile that is changed while it is checked', () => {
  it('is not accepted before the changed input has been checked', async () => {
    const app = await start({ getRegisterOtp: false });
    await app.user.type(field(app.words.phone), PHONE);
    await app.pressNext();
    const release = app.server.hold(validateAccount);
    await app.giveProfile();
    await waitFor(() => expect(app.server.calls(validateAccount)).toHaveLength(1));
    await app.user.type(field(app.words.password), '23');
    await app.answer(release);
    expect(field(app.words.password)).toHaveValue('secret-123');
    await app.pressNext();
    expect(await screen.findByText(app.i18n.t('fields.passwordsDiffer'))).toBeInTheDocument();
    await app.user.type(field(app.words.confirm), '23');
    await app.pressNext();
    await heading(app.words.bank);
    expect(app.server.calls(validateAccount).map(({ input }) => input.password)).toEqual([
      'secret-1',
      'secret-123',
    ]);
  });

  it('shows no refusal of the old password at the new one', async () => {
    const app = await start({ getRegisterOtp: false, validateAccount: refusal('KEY_INVALID') });
    await app.user.type(field(app.words.phone), PHONE);
    await app.pressNext();
    const release = app.server.hold(validateAccount);
    await app.giveProfile();
    await waitFor(() => expect(app.server.calls(validateAccount)).toHaveLength(1));
    await app.user.type(field(app.words.password), '23');
    await app.answer(release);
    expect(field(app.words.password)).toBeValid();
  });
});

describe('Forward after Back', () => {
  const atTheBank = async () => {
    const app = await start({ getRegisterOtp: false });
    await app.user.type(field(app.words.phone), PHONE);
    await app.pressNext();
    await app.giveProfile();
    await heading(app.words.bank);
    await app.goBack();
    await heading(app.words.profile);
    return app;
  };

  it('does not skip the check of a changed profile', async () => {
    const app = await atTheBank();
    await app.user.type(field(app.words.password), '23');
    await app.goForward();
    await heading(app.words.profile);
    expect(field(app.words.password)).toHaveValue('secret-123');
  });

  it('does not skip the check of the profile with a changed phone number', async () => {
    const app = await atTheBank();
    await app.goBack();
    await app.user.type(field(app.words.phone), '{Backspace}9');
    await app.goForward();
    await app.pressNext();
    await heading(app.words.profile);
    await app.goForward();
    await heading(app.words.profile);
  });
});

it('does not reopen the wizard after Back', async () => {
  const app = await start();
  const release = app.server.hold(sendOtp);
  await app.user.type(field(app.words.phone), PHONE);
  await app.pressNext();
  await waitFor(() => expect(app.server.calls(sendOtp)).toHaveLength(1));
  await app.goBack();
  await waitFor(() => expect(app.location()).toBe('/login'));
  await act(async () => release());
  expect(app.location()).toBe('/login');
});

it('does not leave the phone step again after Back, and keeps the verification', async () => {
  const app = await start();
  await app.user.type(field(app.words.phone), PHONE);
  await app.pressNext();
  await heading(app.words.codeTitle);
  const release = app.server.hold(verifyOtp);
  await app.user.type(field(app.words.code), '123456');
  await waitFor(() => expect(app.server.calls(verifyOtp)).toHaveLength(1));
  await app.goBack();
  expect(field(app.words.phone)).toHaveValue(PHONE);
  await act(async () => release());
  expect(field(app.words.phone)).toHaveValue(PHONE);
  await app.pressNext();
  await heading(app.words.profile);
});
