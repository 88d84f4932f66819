import { getEnableChatWidget, getWallet, listChatHistory } from '@member-wallet/api-sdk';
import { refusal } from '@member-wallet/api-sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#/testing/render-app';

const HERE = { VITE_CHAT_URL: 'same-origin' };
const EVERYWHERE = { ...HERE, VITE_CHAT_EVERYWHERE: 'true' };

const host = () => document.querySelector('[data-chat-widget]');
const launcher = () => host()?.shadowRoot?.querySelector('button');

const on = (settings: Readonly<Record<string, string>>, path: string, isOn = true, token?: string) =>
  renderApp({
    path,
    settings,
    answers: { getEnableChatWidget: isOn, listChatHistory: [] },
    ...(token !== undefined && { token }),
  });

it('shows on the contact page for a visitor, whose id is stored', async () => {
  const app = await on(HERE, '/contact');
  await waitFor(() => expect(launcher()).toHaveAttribute('aria-label', 'เปิดแชทกับพนักงาน'));
  const id = app.session.stored.get('guest-id');
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  app.unmount();
  expect(host()).toBeNull();
});

it('shows on the contact page of a member, without a guest id', async () => {
  const app = await on(HERE, '/user/contact', true, 't');
  await waitFor(() => expect(launcher()).toBeTruthy());
  expect(app.session.stored.get('guest-id')).toBeNull();
});

it.each([
  ['the operator has it off', HERE, '/contact', false],
  ['the build does not set its address', {}, '/contact', true],
])('does not show when %s', async (_, settings, path, isOn) => {
  const app = await on(settings, path, isOn);
  await screen.findByRole('heading', { level: 1 });
  if (Object.keys(settings).length > 0) {
    await waitFor(() => expect(app.server.calls(getEnableChatWidget)).toHaveLength(1));
  } else expect(app.server.calls(getEnableChatWidget)).toHaveLength(0);
  expect(host()).toBeNull();
});

describe('on a page without the chat, a member', () => {
  const said = (number: number, sender: string) => ({
    _id: `m${number}`,
    sender,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
    message: { message_type: 'text', payload: 'hi' },
  });
  const news = () => screen.queryByText('มีข้อความใหม่จากพนักงาน');
  const contact = () => screen.getByRole('link', { name: /^ติดต่อ/ });
  const open = (
    path: string,
    messages: unknown[],
    isOn = true,
    settings: Readonly<Record<string, string>> = HERE,
  ) =>
    renderApp({
      path,
      settings,
      token: 't',
      answers: { getEnableChatWidget: isOn, listChatHistory: messages as never },
    });
  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('sees the number of unread messages, with a delay after the page', async () => {
    const app = await open('/user/statement', [said(3, 'agent'), said(2, 'agent'), said(1, 'customer')]);
    await pass(4000);
    expect(app.server.calls(listChatHistory)).toHaveLength(0);
    await pass(2000);
    await waitFor(() => expect(contact()).toHaveAccessibleName('ติดต่อ 2 ยังไม่ได้อ่าน'));
    expect(document.title).toMatch(/^\(2\) /);
    expect(news()?.parentElement).toHaveAttribute('role', 'status');
    expect(host()).toBeNull();
    await pass(60_000);
    expect(app.server.calls(listChatHistory)).toHaveLength(2);
    act(() => app.session.logOut());
    await pass(120_000);
    expect(app.server.calls(listChatHistory)).toHaveLength(2);
    expect(document.title).not.toMatch(/^\(/);
  });

  it('hears of each new message', async () => {
    const app = await open('/user/statement', [said(21, 'agent')]);
    await pass(6000);
    await waitFor(() => expect(news()).toBeInTheDocument());
    const first = news();
    app.server.answer(listChatHistory, [said(22, 'agent'), said(21, 'agent')] as never);
    await pass(60_000);
    expect(contact()).toHaveAccessibleName('ติดต่อ 2 ยังไม่ได้อ่าน');
    expect(first).not.toBeInTheDocument();
    expect(news()).toBeInTheDocument();
  });

  it('is notified of the same messages once, also after a visit to the page with the chat', async () => {
    const sounds = jest.fn(() => {
      throw new Error('no audio');
    });
    Object.assign(globalThis, { AudioContext: sounds });
    const settings = { ...HERE, VITE_CHAT_SOUND: 'true' };
    const app = await open('/user/statement', [said(12, 'agent'), said(11, 'agent')], true, settings);
    await pass(6000);
    await waitFor(() => expect(contact()).toHaveAccessibleName('ติดต่อ 2 ยังไม่ได้อ่าน'));
    expect(sounds).toHaveBeenCalledTimes(1);
    fireEvent.click(contact());
    await waitFor(() => expect(launcher()).toBeTruthy());
    fireEvent.click(screen.getByRole('link', { name: 'ประวัติ' }));
    await waitFor(() => expect(host()).toBeNull());
    await pass(6000);
    await waitFor(() => expect(contact()).toHaveAccessibleName('ติดต่อ 2 ยังไม่ได้อ่าน'));
    expect(sounds).toHaveBeenCalledTimes(1);
    expect(news()).toBeNull();
    app.server.answer(listChatHistory, [said(13, 'agent'), said(12, 'agent'), said(11, 'agent')] as never);
    await pass(60_000);
    expect(contact()).toHaveAccessibleName('ติดต่อ 3 ยังไม่ได้อ่าน');
    expect(sounds).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['there is no conversation', [], true, 1],
    ['the operator has the chat off', [said(1, 'agent')], false, 0],
  ])('sends no further requests if %s', async (_, messages, isOn, calls) => {
    const app = await open('/user/statement', messages, isOn);
    await pass(6000);
    await pass(180_000);
    expect(app.server.calls(listChatHistory)).toHaveLength(calls);
    expect(contact()).toHaveAccessibleName('ติดต่อ');
  });
});

it.each([
  [HERE, false],
  [EVERYWHERE, true],
])('with %j, shows on the log-in page: %s', async (settings, isThere) => {
  const app = await on(settings, '/login');
  await screen.findByRole('heading', { level: 1 });
  if (isThere) await waitFor(() => expect(launcher()).toBeTruthy());
  else expect(host()).toBeNull();
  expect(app.server.calls(getEnableChatWidget)).toHaveLength(isThere ? 1 : 0);
});

it.each([
  ['gone', 410, '/terminated'],
  ['invalid-token', 401, '/login'],
  ['EXPIRED_AUTH_TOKEN', 401, '/login'],
])(
  'a chat call refused with %s (%i) leads to %s, and the chat sends no further calls',
  async (code, status, path) => {
    const app = await on(HERE, '/user/contact', true, 't');
    await waitFor(() => expect(launcher()).toBeTruthy());
    app.server.answer(getWallet, refusal(code, status));
    app.server.answer(listChatHistory, refusal(code, status));
    await waitFor(() => expect(app.location()).toBe(path));
    expect(host()).toBeNull();
    expect(app.server.calls(listChatHistory)).toHaveLength(1);
  },
);

it('keeps the member logged in when only a chat call is refused', async () => {
  const app = await on(HERE, '/user/contact', true, 't');
  await waitFor(() => expect(launcher()).toBeTruthy());
  app.server.answer(listChatHistory, refusal('UNAUTHORIZED', 401));
  const wallets = app.server.calls(getWallet).length;
  await waitFor(() => expect(app.server.calls(listChatHistory)).toHaveLength(1));
  await waitFor(() => expect(app.server.calls(getWallet)).toHaveLength(wallets + 1));
  await act(async () => undefined);
  expect(app.location()).toBe('/user/contact');
  expect(app.session.getState().token).toBe('t');
});
