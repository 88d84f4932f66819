import { act, fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '#/testing/render-component';
import { Carousel } from './carousel';

/** The callbacks that wait until the page is idle. */
const waiting = new Set<() => void>();

beforeEach(() => {
  jest.useFakeTimers();
  waiting.clear();
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => waiting.add(run),
    cancelIdleCallback: () => waiting.clear(),
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  document.querySelector('dialog')?.remove();
});

const hasTrack = () => document.querySelector('.slick-slide') !== null;
const hasStillRow = () => document.querySelector('[data-still]') !== null;

/** Makes the page idle, and waits until the track's code has loaded. */
const idle = () =>
  act(async () => {
    for (const run of waiting) run();
    await import('./carousel-track');
  });

/** Waits longer than the carousel's polling interval. */
const later = () => act(() => jest.advanceTimersByTimeAsync(1000));

async function setUp() {
  const onClick = jest.fn();
  await renderComponent(
    <Carousel
      label="Games"
      count={5}
      slide={(index) => (
        <button type="button" onClick={() => onClick(index)}>
          {`Game ${index}`}
        </button>
      )}
    />,
  );
  return onClick;
}

test('the first slides are a still row until the page is idle, and can be pressed', async () => {
  const onClick = await setUp();
  await act(() => import('./carousel-track'));
  expect([hasTrack(), hasStillRow()]).toEqual([false, true]);
  for (const index of [0, 1, 2]) {
    const game = screen.getByRole('button', { name: `Game ${index}` });
    expect(game.closest('[inert]')).toBeNull();
    fireEvent.click(game);
  }
  expect(onClick.mock.calls).toEqual([[0], [1], [2]]);
  expect(screen.queryByText('Game 3')).toBeNull();
  await idle();
  expect([hasTrack(), hasStillRow()]).toEqual([true, false]);
});

test('a slide with focus is only replaced after it has lost focus', async () => {
  await setUp();
  const game = screen.getByText('Game 0');
  game.focus();
  await idle();
  await later();
  expect(hasTrack()).toBe(false);
  expect(game).toHaveFocus();
  screen.getByRole('button', { name: 'Next' }).focus();
  await later();
  expect(hasTrack()).toBe(true);
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

test('a pressed slide is only replaced after its click', async () => {
  const onClick = await setUp();
  const game = screen.getByText('Game 1');
  fireEvent.pointerDown(game);
  await idle();
  fireEvent.pointerUp(game);
  await later();
  expect(hasTrack()).toBe(false);
  fireEvent.click(game);
  expect(onClick).toHaveBeenCalledWith(1);
  await later();
  expect(hasTrack()).toBe(true);
});

test('a slide is not replaced while a dialog may return focus to it', async () => {
  await setUp();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  await idle();
  await later();
  expect(hasTrack()).toBe(false);
  dialog.open = false;
  await later();
  expect(hasTrack()).toBe(true);
});

test('pressing an arrow loads the track immediately, at the next slide', async () => {
  await setUp();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await import('./carousel-track');
  });
  expect(hasTrack()).toBe(true);
  expect(screen.getByText('Game 1').closest('[inert]')).toBeNull();
  expect(screen.getByText('Game 0').closest('[inert]')).not.toBeNull();
});
