import { login, verifyOtp } from '@member-wallet/api-sdk';
import { refusal } from '@member-wallet/api-sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#/testing/render-app';
import { dropHeldEnter } from './drop-held-enter';

/** Repeats a held Enter. Like browsers, submits the field's form unless the event is cancelled. */
function repeat(field: HTMLInputElement) {
  if (fireEvent.keyDown(field, { key: 'Enter', repeat: true }) && field.form) fireEvent.submit(field.form);
}
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

it('a held Enter sends a wrong password once, and a new press sends it again', async () => {
  const app = await renderApp({ path: '/login', answers: { login: refusal('WRONG_CREDENTIAL', 401) } });
  const password = input(app.i18n.t('login.password'));
  const button = screen.getByRole('button', { name: app.i18n.t('login.submit') });
  const answered = async (calls: number) => {
    await waitFor(() => expect(app.server.calls(login)).toHaveLength(calls));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  };
  await app.user.type(input(app.i18n.t('login.phone')), '0812345678');
  await app.user.type(password, 'wrong{Enter}');
  await answered(1);
  repeat(password);
  expect(button).not.toHaveAttribute('aria-disabled');
  await app.user.type(password, '{Enter}');
  await answered(2);
});

it('a held Enter sends a wrong code once', async () => {
  const app = await renderApp({ path: '/register', answers: { verifyOtp: refusal('OTP_CODE_INVALID') } });
  await app.user.type(input(app.i18n.t('register.phone.label')), '0812345678{Enter}');
  await screen.findByRole('heading', { name: app.i18n.t('register.otp.title') });
  const code = input(app.i18n.t('register.otp.label'));
  const button = screen.getByRole('button', { name: app.i18n.t('actions.confirm') });
  await app.user.type(code, '123455');
  await waitFor(() => expect(app.server.calls(verifyOtp)).toHaveLength(1));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  repeat(code);
  expect(button).not.toHaveAttribute('aria-disabled');
});

describe('a held key', () => {
  let stop = () => {};
  const heard = jest.fn();
  beforeEach(() => {
    stop = dropHeldEnter(window);
    heard.mockClear();
    document.addEventListener('keydown', heard);
  });
  afterEach(() => {
    stop();
    document.removeEventListener('keydown', heard);
    document.body.replaceChildren();
  });
  const put = (tag: string) => document.body.appendChild(document.createElement(tag));

  it.each(['button', 'a', 'input', 'summary'])('only triggers <%s> once', (tag) => {
    const control = put(tag);
    expect(fireEvent.keyDown(control, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(control, { key: 'Enter', repeat: true })).toBe(false);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a textarea, even in a shadow tree', 'textarea', {}],
    ['an input method', 'input', { isComposing: true }],
    ['other keys', 'input', { key: 'Backspace' }],
  ])('is not restricted for %s', (_, tag, change) => {
    const field = put('div').attachShadow({ mode: 'open' }).appendChild(document.createElement(tag));
    const press = { key: 'Enter', repeat: true, composed: true, ...change };
    expect(fireEvent.keyDown(field, press)).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
