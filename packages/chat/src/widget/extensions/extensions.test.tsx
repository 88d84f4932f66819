import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { participantId } from '../../identity/room';
import { fakeDriver, fakePlace, message, snapshotWith } from '../testing/fake-driver';
import { en as texts } from '../texts/en';
import { Panel } from '../panel/panel';
import { createTranslate, TranslateContext } from '../panel/translate';
import type { ChatExtensions, ChatRating } from './chat-extensions';
import { extensionTexts } from './extension-texts';
import { Extensions } from './extensions';

const { en } = extensionTexts;
const WHO = { userId: 'u1', guestId: null };
const nothing = () => undefined;

type Hear = (name: string, data: unknown) => void;

/** An open panel with these extensions. */
function show(extensions: ChatExtensions) {
  const snapshot = snapshotWith([message(1, 'text', 'hi')]);
  const { driver } = fakeDriver(snapshot);
  const heard = new Set<Hear>();
  driver.onSocketEvent = (hear) => {
    heard.add(hear);
    return () => heard.delete(hear);
  };
  const place = fakePlace();
  function Shown({ open, newest }: { readonly open: boolean; readonly newest: string }) {
    const [slot, setSlot] = useState<Element | null>(null);
    return (
      <TranslateContext value={createTranslate('en', texts)}>
        <Extensions
          {...{ extensions, driver, slot, newest }}
          storage={place.storage}
          me={participantId(WHO)}
          locale="en"
          addStyles={nothing}
        />
        {open && (
          <Panel
            {...{ driver, snapshot, place, setSlot }}
            who={WHO}
            baseURL=""
            lang="en"
            said=""
            addStyles={nothing}
            onClose={nothing}
            onCover={undefined}
            putPrepared={null}
          />
        )}
      </TranslateContext>
    );
  }
  const view = render(<Shown open newest="m1" />);
  return {
    hear: (name: string, data: unknown) => act(() => heard.forEach((each) => each(name, data))),
    heard,
    change: (open: boolean, newest = 'm1') => view.rerender(<Shown {...{ open, newest }} />),
    unmount: view.unmount,
  };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const settled = () => act(async () => undefined);

describe('the typing sign', () => {
  const typing: ChatExtensions['typing'] = (onTyping, onSocketEvent) =>
    onSocketEvent((name, data) => name === 'typing' && onTyping(data === true));

  test('is shown while support types, as the socket says', () => {
    const { hear, heard, unmount } = show({ typing });
    expect(screen.queryByText(en.typing)).toBeNull();
    hear('other', true);
    expect(screen.queryByText(en.typing)).toBeNull();
    hear('typing', true);
    expect(screen.getByText(en.typing)).toBeVisible();
    hear('typing', false);
    expect(screen.queryByText(en.typing)).toBeNull();
    unmount();
    expect(heard.size).toBe(0);
  });

  test('goes by itself, eight seconds after it was last said', () => {
    const { hear } = show({ typing });
    hear('typing', true);
    pass(7000);
    hear('typing', true);
    pass(7999);
    expect(screen.getByText(en.typing)).toBeVisible();
    pass(1);
    expect(screen.queryByText(en.typing)).toBeNull();
  });

  test('goes with the next message', () => {
    const { hear, change } = show({ typing });
    hear('typing', true);
    change(true, 'm2');
    expect(screen.queryByText(en.typing)).toBeNull();
  });

  test('a listener that throws is reported and harms nobody', () => {
    const report = jest.fn();
    Object.assign(globalThis, { reportError: report });
    const { hear } = show({
      typing: (_, onSocketEvent) =>
        onSocketEvent(() => {
          throw new Error('broken');
        }),
    });
    expect(() => hear('messaging', {})).not.toThrow();
    expect(report).toHaveBeenCalledTimes(1);
  });
});

describe('the rating', () => {
  /** A backend whose chat can be declared over. */
  function backend(rate: ChatRating['rate'] = async () => undefined) {
    let say: (chatId: string | null) => void = nothing;
    const rating = {
      watch: (onOver: (chatId: string | null) => void) => {
        say = onOver;
        return nothing;
      },
      rate: jest.fn(rate),
    };
    return { rating, over: (chatId: string | null) => act(() => say(chatId)) };
  }
  const form = () => screen.queryByRole('group', { name: en.ask });
  const star = (count: number) => screen.getByRole('radio', { name: `${count} of 5 stars` });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('is asked for once a chat is over, sent once, and thanked for', async () => {
    const { rating, over } = backend();
    const { change } = show({ rating });
    expect(form()).toBeNull();
    over('c7');
    press(en.rate);
    expect(rating.rate).not.toHaveBeenCalled();
    fireEvent.click(star(4));
    press(en.rate);
    fireEvent.submit(screen.getByRole('button', { name: en.rating }));
    await settled();
    expect(rating.rate.mock.calls).toEqual([['c7', 4]]);
    expect(form()).toBeNull();
    expect(screen.getByText(en.thanks)).toBeVisible();
    pass(4000);
    expect(screen.queryByText(en.thanks)).toBeNull();
    // Not again, neither in an opened panel nor after a reload.
    change(false);
    change(true);
    over('c7');
    expect(form()).toBeNull();
    over('c8');
    expect(form()).not.toBeNull();
  });

  test('that was not sent keeps its stars and can be sent again', async () => {
    let isBroken = true;
    const { rating, over } = backend(async () => {
      if (isBroken) throw new Error('offline');
    });
    show({ rating });
    over('c7');
    fireEvent.click(star(2));
    press(en.rate);
    await settled();
    expect(screen.getByText(en.notRated)).toBeVisible();
    expect(star(2)).toBeChecked();
    isBroken = false;
    press(en.rate);
    await settled();
    expect(rating.rate.mock.calls).toEqual([
      ['c7', 2],
      ['c7', 2],
    ]);
    expect(screen.getByText(en.thanks)).toBeVisible();
  });

  test('can be declined, for good; the keyboard then is at the messages', () => {
    const { rating, over } = backend();
    show({ rating });
    over('c7');
    screen.getByRole('button', { name: en.later }).focus();
    press(en.later);
    over('c7');
    expect(form()).toBeNull();
    expect(rating.rate).not.toHaveBeenCalled();
    expect(screen.getByRole('log')).toHaveFocus();
  });

  test('is no longer asked for when the chat goes on', () => {
    const { rating, over } = backend();
    show({ rating });
    over('c7');
    over(null);
    expect(form()).toBeNull();
  });

  test('goes on when the panel is closed meanwhile', async () => {
    let answer = nothing as () => void;
    const { rating, over } = backend(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    const { change } = show({ rating });
    over('c7');
    fireEvent.click(star(5));
    press(en.rate);
    change(false);
    change(true);
    expect(screen.getByRole('button', { name: en.rating })).toHaveAttribute('aria-disabled', 'true');
    answer();
    await settled();
    expect(within(screen.getByRole('dialog')).getByText(en.thanks)).toBeVisible();
    expect(rating.rate).toHaveBeenCalledTimes(1);
  });
});

test('without extensions the panel shows nothing of them', () => {
  show({});
  expect(screen.queryByText(en.typing)).toBeNull();
  expect(screen.queryByText(en.ask)).toBeNull();
});
