import { createClient } from '@member-wallet/api-sdk';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Entry } from '../../conversation/conversation';
import * as chatDriver from '../../driver/chat-driver';
import { fakeDriver, message, snapshotWith } from '../testing/fake-driver';
import { noticeTexts } from '../notice/notice-texts';
import { type PreparedMessage, type PutPrepared, putting } from '../prepared-message';
import { th } from '../texts/th';
// Preloaded, so that no test waits for code to be loaded and compiled.
import '../composer/attaching';
import { Session } from './session';

jest.mock('../../driver/chat-driver');

const client = createClient({ baseURL: '' });
const WHO = { userId: 'u1', guestId: null };
const nothing = () => undefined;
const constant =
  <T,>(value: T) =>
  () =>
    value;

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

function show(prepared?: PreparedMessage) {
  const { driver } = fakeDriver(snapshotWith([message(1, 'text', 'hi')]));
  jest.mocked(chatDriver.createChatDriver).mockReturnValue(driver);
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const session = (open: boolean, putPrepared: PutPrepared | null = null) => (
    <Session
      {...{ client, root, open, putPrepared }}
      who={WHO}
      locale="th"
      socketUrl=""
      socketPath={undefined}
      answersWithin={undefined}
      sound={false}
      onClose={nothing}
      onMissing={nothing}
      onReady={nothing}
      onUnread={nothing}
      onCover={undefined}
      cleanText={undefined}
    />
  );
  const { rerender, unmount } = render(session(true, prepared && putting(prepared, nothing)));
  const setOpen = (open: boolean) => act(async () => rerender(session(open)));
  const receive = (...entries: readonly Entry[]) => {
    const { entries: before } = driver.getSnapshot();
    driver.getSnapshot = constant(snapshotWith([...before, ...entries]));
    return setOpen(true);
  };
  return { root, unmount, setOpen, receive };
}

test("adds the panel's styles to the shadow root", async () => {
  const { root } = show();
  await screen.findByRole('heading', { name: th.title });
  expect(stylesOf(root)).toMatch(/\.panel \{/);
});

test('announces each new message, also if the text is the same', async () => {
  const { receive } = show();
  const picture = (number: number) => message(number, 'media', { fileType: 'image', url: '/a.png' });
  await screen.findByRole('heading', { name: th.title });
  await receive(picture(2));
  const status = await screen.findByRole('status');
  await waitFor(() => expect(status).toHaveTextContent(noticeTexts.th.sentPicture));
  const first = status.firstChild;
  await receive(picture(3));
  await waitFor(() => expect(status.firstChild).not.toBe(first));
  expect(status).toHaveTextContent(noticeTexts.th.sentPicture);
});

const slip = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'slip.png');

test('keeps attached files while the panel is closed, until the conversation ends', async () => {
  const revoked = jest.spyOn(URL, 'revokeObjectURL');
  const { setOpen, unmount } = show();
  const picker = (await screen.findAllByLabelText(th.attach)).find(({ tagName }) => tagName === 'INPUT');
  if (!picker) throw new Error('no picker');
  fireEvent.change(picker, { target: { files: [slip] } });
  await screen.findByText('slip.png');
  await setOpen(false);
  expect(screen.queryByText('slip.png')).toBeNull();
  await setOpen(true);
  expect(screen.getByText('slip.png')).toBeVisible();
  expect(revoked).not.toHaveBeenCalled();
  unmount();
  expect(revoked).toHaveBeenCalledTimes(1);
});

test('attaches the file of a prepared message that is fetched while the panel is closed', async () => {
  let fetched: (files: readonly File[]) => void = nothing;
  const files = new Promise<readonly File[]>((resolve) => {
    fetched = resolve;
  });
  const { setOpen } = show({ text: 'Look at this', files });
  await screen.findByRole('heading', { name: th.title });
  await setOpen(false);
  await act(async () => fetched([slip]));
  await setOpen(true);
  expect(await screen.findByText('slip.png')).toBeVisible();
});
