import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  return onStart;
};

/** What a keyboard and a screen reader can reach. */
const reachable = () => games.filter((name) => screen.queryByText(name)?.closest('[inert]') === null);

test('draws what one swipe can bring in, under its name', async () => {
  await setUp();
  expect(screen.getByRole('group', { name: 'Games' })).toContainElement(await screen.findByText('Cards'));
  expect(screen.queryByText('Lotto')).toBeNull();
});

test('walks through two hundred slides and back with a few of them drawn', async () => {
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
}, 60_000);

test('only what is in full view can be reached', async () => {
  await setUp();
  await screen.findByText('Cards');
  expect(reachable()).toEqual(['Moon']);
});

test('the arrows move by a view and stop at the ends', async () => {
  const onStart = await setUp();
  await screen.findByText('Cards');
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(reachable()).toEqual(['Field']));
  expect(onStart).toHaveBeenLastCalledWith(1);
});

test('one slide needs no arrows', async () => {
  await setUp(['Moon']);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('a drag with the mouse opens nothing, a press and the keyboard do', async () => {
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
  await screen.findByText('Field');
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

test('it leaves the focus where it is when it comes, and when it moves', async () => {
  await setUp();
  await screen.findByText('Field');
  expect(document.body).toHaveFocus();
  const forward = screen.getByRole('button', { name: 'Next' });
  await userEvent.click(forward);
  await waitFor(() => expect(reachable()).toEqual(['Field']));
  expect(forward).toHaveFocus();
});

test('a press on one that only peeks in brings it in', async () => {
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
])('%p banner(s) in the row: %s', async (count, role) => {
  const banners = Array.from({ length: count }, () => ({ html: '<p>Welcome</p>' }));
  await act(async () => {
    await renderComponent(<BannerSlides label="banners" banners={banners} />);
    await import('./carousel-track');
  });
  const row = screen.getByRole('group', { name: 'banners' });
  expect(row.getAttribute('aria-roledescription') ?? 'banners').toBe(role);
});
