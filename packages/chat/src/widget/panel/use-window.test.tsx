import { renderHook } from '@testing-library/react';
import type { Entry } from '../../conversation/conversation';
import type { ChatSnapshot } from '../../driver/snapshot';
import { fakeDriver, message, snapshotWith } from '../testing/fake-driver';
import { useWindow } from './use-window';

const keyOf = ({ key }: Entry) => key;
const texts = (...minutes: number[]) => minutes.map((minute) => message(minute, 'text', `at ${minute}`));

/** Renders the window over a changing conversation; `shown` returns the keys in it. */
function windowOver(first: ChatSnapshot) {
  let snapshot = first;
  const { driver } = fakeDriver(first);
  const view = renderHook(() => useWindow({ ...driver, getSnapshot: () => snapshot }));
  return {
    become(next: ChatSnapshot) {
      snapshot = next;
      view.rerender();
    },
    shown: () => view.result.current.entries.map(keyOf),
  };
}

test('shows a late message above the first one at the beginning of the conversation', () => {
  const { become, shown } = windowOver(snapshotWith(texts(2)));
  expect(shown()).toEqual(texts(2).map(keyOf));
  become(snapshotWith(texts(1, 2, 3)));
  expect(shown()).toEqual(texts(1, 2, 3).map(keyOf));
});

test('does not show a message that arrives above the first one until requested if there are more above', () => {
  const { become, shown } = windowOver(snapshotWith(texts(2), { hasOlder: true }));
  become(snapshotWith(texts(1, 2, 3), { hasOlder: true }));
  expect(shown()).toEqual(texts(2, 3).map(keyOf));
});
