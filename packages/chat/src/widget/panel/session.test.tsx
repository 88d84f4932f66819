import { createClient } from '@member-wallet/api-sdk';
import { render, screen } from '@testing-library/react';
import * as chatDriver from '../../driver/chat-driver';
import { fakeDriver, message, snapshotWith } from '../testing/fake-driver';
import { th } from '../texts/th';
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

test("adds the panel's styles to the shadow root", async () => {
  const { driver } = fakeDriver(snapshotWith([message(1, 'text', 'hi')]));
  jest.mocked(chatDriver.createChatDriver).mockReturnValue(driver);
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  render(
    <Session
      {...{ client, root }}
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
  expect(stylesOf(root)).toMatch(/\.panel \{/);
});
