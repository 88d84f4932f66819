import { act, render } from '@testing-library/react';
import type { ChatSnapshot } from '../../driver/snapshot';
import { message, mine, snapshotWith } from '../testing/fake-driver';
import { chime } from './chime';
import { Notice } from './notice';

jest.mock('./chime', () => ({ chime: jest.fn() }));

const old = message(1, 'text', 'old');

function renderNotice(snapshot: ChatSnapshot, open = true, sound = false) {
  const said: string[] = [];
  const onSay = (text: string) => said.push(text);
  const notice = (shown: ChatSnapshot) => (
    <Notice snapshot={shown} since={old.key} {...{ open, sound, onSay }} locale="en" />
  );
  const view = render(notice(snapshot));
  return { said, again: (next: ChatSnapshot) => view.rerender(notice(next)), unmount: view.unmount };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  document.title = 'Wallet';
});
afterEach(() => jest.useRealTimers());

test('announces new messages once and together, and no old or own ones', () => {
  const { said, again } = renderNotice(snapshotWith([old]));
  pass(1000);
  expect(said).toEqual([]);
  again(snapshotWith([old, message(2, 'text', '$& fresh')]));
  pass(1000);
  expect(said).toEqual(['Support: $& fresh']);
  const more = [old, message(2, 'text', '$& fresh'), mine(3, 'own')];
  again(snapshotWith(more));
  pass(1000);
  again(snapshotWith([...more, message(4, 'text', 'a')]));
  pass(300);
  again(snapshotWith([...more, message(4, 'text', 'a'), message(5, 'text', 'b')]));
  pass(1000);
  expect(said).toEqual(['Support: $& fresh', '2 new messages']);
});

test("shows the unread count in the tab's title, also after the page changes the title", async () => {
  const { again, unmount } = renderNotice(snapshotWith([old], { unread: 2 }));
  expect(document.title).toBe('(2) Wallet');
  document.title = 'Statement';
  await act(async () => Promise.resolve());
  expect(document.title).toBe('(2) Statement');
  again(snapshotWith([old], { unread: 120 }));
  expect(document.title).toBe('(99+) Statement');
  again(snapshotWith([old]));
  expect(document.title).toBe('Statement');
  again(snapshotWith([old], { unread: 1 }));
  unmount();
  expect(document.title).toBe('Statement');
});

test.each([
  ['closed', false, true, 1],
  ['closed, without the setting', false, false, 0],
  ['open and visible', true, true, 0],
])('makes a sound while the panel is %s: %p, %p', (_, open, sound, times) => {
  renderNotice(snapshotWith([old, message(2, 'text', 'fresh')], { unread: 1 }), open, sound);
  pass(1000);
  expect(chime).toHaveBeenCalledTimes(times);
});
