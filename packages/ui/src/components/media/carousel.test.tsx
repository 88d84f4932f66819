import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { renderComponent } from '#/testing/render-component';
import { BannerSlides } from './banner-slides';
import { Carousel } from './carousel';

const games = ['Moon', 'Field', 'Cards', 'Lotto'];

const setUp = async (names: readonly string[] = games) => {
  const onStart = jest.fn();
  await act(async () => {
    await renderComponent(
      <Carousel
        label="Games"
        onStart={onStart}
        count={names.length}
        slide={(index) => <button type="button">{names[index]}</button>}
      />,
    );
    await import('./carousel-track');
  });
  await waitFor(() => expect(document.querySelector('.slick-slide')).not.toBeNull());
  return onStart;
};

/** The slides that keyboards and screen readers can reach. */
const reachable = () => games.filter((name) => screen.queryByText(name)?.closest('[inert]') === null);

test('renders the slides within reach of one swipe, in a labelled group', async () => {
  await setUp();
  expect(screen.getByRole('group', { name: 'Games' })).toContainElement(await screen.findByText('Cards'));
  expect(screen.queryByText('Lotto')).toBeNull();
});

test('steps forward and back in a row of 200 slides with only a few of them rendered', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `Game ${index}`);
  await setUp(names);
  const inView = () => names.filter((name) => screen.queryByText(name)?.closest('[inert]') === null);
  const press = async (button: string, expected: string) => {
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(inView()).toEqual([expected]));
    expect(names.filter((name) => screen.queryByText(name)).length).toBeLessThanOrEqual(5);
    expect(document.querySelectorAll('.slick-slide').length).toBeLessThanOrEqual(14);
  };
  for (let index = 1; index <= 10; index += 1) await press('Next', `Game ${index}`);
  for (let index = 9; index >= 0; index -= 1) await press('Previous', `Game ${index}`);
});

test('only slides in full view are reachable', async () => {
  await setUp();
  await screen.findByText('Cards');
  expect(reachable()).toEqual(['Moon']);
});

describe('if the style sheet shows three slides', () => {
  const sheet = document.createElement('style');
  beforeEach(() => {
    // On the frame itself, because jsdom does not inherit custom properties.
    sheet.textContent = '.frame { --slides: 3 }';
    document.head.append(sheet);
    window.ResizeObserver = class {
      readonly #onResize: ResizeObserverCallback;
      constructor(onResize: ResizeObserverCallback) {
        this.#onResize = onResize;
      }
      observe() {
        this.#onResize([], this);
      }
      unobserve() {}
      disconnect() {}
    };
  });
  afterEach(() => {
    sheet.remove();
    Reflect.deleteProperty(window, 'ResizeObserver');
  });

  test('all three are reachable, and the last view is full', async () => {
    await setUp();
    await waitFor(() => expect(reachable()).toEqual(['Moon', 'Field', 'Cards']));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(reachable()).toEqual(['Field', 'Cards', 'Lotto']));
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  });
});

test('the arrows move by one view and are disabled at the ends', async () => {
  const onStart = await setUp();
  await screen.findByText('Cards');
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(reachable()).toEqual(['Field']));
  expect(onStart).toHaveBeenLastCalledWith(1);
});

test('a single slide has no arrows', async () => {
  await setUp(['Moon']);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('starts as the still row even if the track’s code has loaded, so that mounting forces no layout', async () => {
  await act(() => import('./carousel-track'));
  const hasTrack = () => document.querySelector('.slick-slide') !== null;
  const onMount = jest.fn();
  function Page() {
    useLayoutEffect(() => onMount(hasTrack()), []);
    return <Carousel label="Games" count={4} slide={(index) => games[index]} />;
  }
  await renderComponent(<Page />);
  expect(onMount.mock.calls).toEqual([[false]]);
  await waitFor(() => expect(hasTrack()).toBe(true));
});

test('a mouse drag does not click a slide; a press and the keyboard do', async () => {
  const onClick = jest.fn();
  await act(async () => {
    await renderComponent(
      <Carousel
        label="Games"
        count={2}
        slide={(index) => (
          <button type="button" onClick={onClick}>
            {games[index]}
          </button>
        )}
      />,
    );
    await import('./carousel-track');
  });
  await waitFor(() => expect(document.querySelector('.slick-slide')).not.toBeNull());
  const moon = screen.getByText('Moon');
  const press = (from: number, to: number, detail: number) => {
    fireEvent(moon, new MouseEvent('pointerdown', { bubbles: true, clientX: from }));
    fireEvent(moon, new MouseEvent('click', { bubbles: true, cancelable: true, clientX: to, detail }));
  };
  press(250, 80, 1);
  expect(onClick).not.toHaveBeenCalled();
  press(250, 252, 1);
  press(250, 0, 0);
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('focus stays in place when the track loads and when it moves', async () => {
  await setUp();
  await screen.findByText('Field');
  expect(document.body).toHaveFocus();
  const forward = screen.getByRole('button', { name: 'Next' });
  await userEvent.click(forward);
  await waitFor(() => expect(reachable()).toEqual(['Field']));
  expect(forward).toHaveFocus();
});

test('pressing a partly visible slide scrolls it into view', async () => {
  const onStart = await setUp();
  const field = (await screen.findByText('Field')).closest('.slick-slide');
  if (!field) throw new Error('no slide');
  fireEvent.click(field);
  await waitFor(() => expect(reachable()).toEqual(['Field']));
  expect(onStart).toHaveBeenLastCalledWith(1);
});

test.each([
  [1, 'banners'],
  [2, 'carousel'],
])('%p banner(s) render as: %s', async (count, role) => {
  const banners = Array.from({ length: count }, () => ({ html: '<p>Welcome</p>' }));
  await act(async () => {
    await renderComponent(<BannerSlides label="banners" banners={banners} />);
    await import('./carousel-track');
  });
  const row = screen.getByRole('group', { name: 'banners' });
  expect(row.getAttribute('aria-roledescription') ?? 'banners').toBe(role);
});
