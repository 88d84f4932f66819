import { createClient } from '@member-wallet/api-sdk';
import { act, render, screen } from '@testing-library/react';
import * as chatDriver from '../../driver/chat-driver';
import type { ChatExtensions } from '../extensions/chat-extensions';
import { extensionTexts } from '../extensions/extension-texts';
import { fakeDriver, message, snapshotWith } from '../testing/fake-driver';
import { th } from '../texts/th';
// Preloaded, so that no test waits for code to be loaded and compiled.
import '../extensions/extensions';
import { Session } from './session';

jest.mock('../../driver/chat-driver');

const client = createClient({ baseURL: '' });
const WHO = { userId: 'u1', guestId: null };
const nothing = () => undefined;

/** jsdom has no constructed style sheets. */
const texts = new WeakMap<CSSStyleSheet, string>();
beforeAll(() => {
  const replaceSync = function (this: CSSStyleSheet, css: string) {
    texts.set(this, css);
  };
  Object.defineProperty(CSSStyleSheet.prototype, 'replaceSync', { value: replaceSync });
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { value: [], writable: true });
});
const stylesOf = (root: ShadowRoot) => root.adoptedStyleSheets.map((sheet) => texts.get(sheet)).join('\n');

async function show(extensions: ChatExtensions | undefined) {
  const { driver } = fakeDriver(snapshotWith([message(1, 'text', 'hi')]));
  jest.mocked(chatDriver.createChatDriver).mockReturnValue(driver);
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  render(
    <Session
      {...{ client, root, extensions }}
      who={WHO}
      locale="th"
      socketUrl=""
      socketPath={undefined}
      open
      answersWithin={undefined}
      sound={false}
      onClose={nothing}
      onMissing={nothing}
      onReady={nothing}
      onUnread={nothing}
      onCover={undefined}
      putPrepared={null}
      cleanText={undefined}
    />,
  );
  await screen.findByRole('heading', { name: th.title });
  await act(async () => undefined);
  return root;
}

test('what a backend offers is shown in the panel, with its styles', async () => {
  let say: (isTyping: boolean) => void = nothing;
  const root = await show({
    typing: (onTyping) => {
      say = onTyping;
      return nothing;
    },
  });
  act(() => say(true));
  const sign = await screen.findByText(extensionTexts.th.typing);
  expect(screen.getByRole('dialog')).toContainElement(sign);
  expect(stylesOf(root)).toContain('.typing{');
});

test('without extensions nothing of theirs is there', async () => {
  const root = await show(undefined);
  expect(stylesOf(root)).toContain('.panel{');
  expect(stylesOf(root)).not.toContain('.typing{');
});
