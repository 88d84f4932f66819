import { createClient, type Locale } from '@member-wallet/api-sdk';
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as chatDriver from '../driver/chat-driver';
// Preloaded, so that no test waits for code to be loaded and compiled.
import './composer/attaching';
import { ChatWidget } from './chat-widget';
import type { PreparedMessage } from './prepared-message';
import { fakeDriver, snapshotWith } from './testing/fake-driver';

jest.mock('../driver/chat-driver');

/** Languages whose code fails to load. Loaded modules stay loaded, as in a browser, so each test uses another language. */
const mockMissing = new Set<string>();
const mockLoad = (file: string) => {
  if (mockMissing.has(file)) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual<object>(file);
};
jest.mock('./panel/session', () => mockLoad('./panel/session'));
jest.mock('./texts/la', () => mockLoad('./texts/la'));
jest.mock('./texts/th', () => mockLoad('./texts/th'));

const client = createClient({ baseURL: '' });
const WHO = { userId: null, guestId: 'g1' };

beforeEach(() => {
  mockMissing.clear();
  jest.mocked(chatDriver.createChatDriver).mockReturnValue(fakeDriver(snapshotWith([])).driver);
});

function show(locale: Locale) {
  const onMissing = jest.fn();
  const widget = (shown: Locale) => <ChatWidget {...{ client, onMissing }} locale={shown} who={WHO} />;
  const { container, rerender } = render(widget(locale));
  const find = (selector: string) =>
    container.querySelector('[data-chat-widget]')?.shadowRoot?.querySelector(selector);
  return {
    user: userEvent.setup(),
    onMissing,
    button: () => find('.launcher') as HTMLButtonElement,
    dialog: () => find('dialog'),
    setLocale: (next: Locale) => act(async () => rerender(widget(next))),
  };
}

test.each([
  ['code', './panel/session', 'en'],
  ['texts', './texts/la', 'la'],
] as const)(
  'keeps the button, calls onMissing and tries again on the next press if its %s cannot be loaded',
  async (_, file, locale) => {
    mockMissing.add(file);
    const { user, onMissing, button, dialog } = show(locale);
    for (const times of [1, 2]) {
      await user.click(button());
      await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(times));
      expect(button()).toBeVisible();
      expect(button()).toHaveAttribute('aria-busy', 'false');
      expect(button()).toHaveAttribute('aria-expanded', 'false');
    }
    mockMissing.clear();
    await user.click(button());
    await waitFor(() => expect(dialog()).toHaveAttribute('open'));
    expect(button()).not.toBeVisible();
    expect(onMissing).toHaveBeenCalledTimes(2);
  },
);

test('keeps the previous language if the texts of the new one fail to load', async () => {
  mockMissing.add('./texts/th');
  const { user, onMissing, button, dialog, setLocale } = show('en');
  await user.click(button());
  await waitFor(() => expect(dialog()).toHaveAttribute('open'));
  const { textContent } = dialog() as Element;
  await setLocale('th');
  expect(dialog()).toHaveTextContent(textContent);
  expect(onMissing).not.toHaveBeenCalled();
});

test('attaches the picture of a message that is prepared twice once', async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const message = (text: string, name: string) => ({ text, files: [new File([png], name)] });
  const widget = (prepared: PreparedMessage) => (
    <ChatWidget {...{ client, prepared }} locale="en" who={WHO} />
  );
  const { container, rerender } = render(widget(message('Look at this', 'slip.png')));
  const names = () => {
    const { shadowRoot } = container.querySelector('[data-chat-widget]') ?? {};
    return [...(shadowRoot?.querySelectorAll('.previews bdi') ?? [])].map(({ textContent }) => textContent);
  };
  await waitFor(() => expect(names()).toEqual(['slip.png']));
  rerender(widget(message('Look at this', 'slip.png')));
  rerender(widget(message('And at this', 'other.png')));
  await waitFor(() => expect(names()).toContain('other.png'));
  expect(names()).toEqual(['slip.png', 'other.png']);
});
