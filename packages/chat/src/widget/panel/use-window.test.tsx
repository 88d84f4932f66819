import { renderHook } from '@testing-library/react';
import type { ChatSnapshot } from '../../driver/snapshot';
import { fakeDriver, message, snapshotWith } from '../testing/fake-driver';
import { keyOf } from './rows';
import { useWindow } from './use-window';

const texts = (...minutes: number[]) => minutes.map((minute) => message(minute, 'text', `at ${minute}`));

/** The window over a conversation that changes; `shown` are the keys of what is in it. */
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

test('a message that comes late is shown above the first one, where the conversation begins', () => {
  const { become, shown } = windowOver(snapshotWith(texts(2)));
  expect(shown()).toEqual(texts(2).map(keyOf));
  become(snapshotWith(texts(1, 2, 3)));
  expect(shown()).toEqual(texts(1, 2, 3).map(keyOf));
});

test('where there is more above, what comes there stays above until it is asked for', () => {
  const { become, shown } = windowOver(snapshotWith(texts(2), { hasOlder: true }));
  become(snapshotWith(texts(1, 2, 3), { hasOlder: true }));
  expect(shown()).toEqual(texts(2, 3).map(keyOf));
});
