import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderComponent } from '#/testing/render-component';
import { Carousel } from './carousel';

const hasTrack = () => document.querySelector('.slick-slide') !== null;
const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

// One test, because the first sign of a member comes once in a page.
test('the still row stays until the member does something, and neither a press nor the focus is lost then', async () => {
  const onClick = jest.fn();
  await act(async () => {
    await renderComponent(
      <Carousel
        label="Games"
        count={4}
        slide={(index) => (
          <button type="button" onClick={onClick}>
            {`Game ${index}`}
          </button>
        )}
      />,
    );
  });
  await act(() => import('./carousel-track'));
  const game = screen.getByText('Game 0');
  game.focus();
  expect(hasTrack()).toBe(false);

  // The first sign is the press itself: the code is there before it ends. A second finger is the same press.
  const [finger, other] = [0, 1].map((identifier) => ({ identifier, target: game }));
  fireEvent.pointerDown(game);
  fireEvent.touchStart(game, { touches: [finger] });
  fireEvent.touchStart(game, { touches: [finger, other] });
  await act(() => import('./carousel-track'));
  fireEvent.touchEnd(game, { touches: [finger] });
  await wait(400);
  expect(hasTrack()).toBe(false);
  // Its click comes from a mouse that is pressed and let go after the fingers.
  fireEvent.touchEnd(game, { touches: [] });
  await wait(50);
  fireEvent.mouseDown(game);
  await wait(400);
  expect(hasTrack()).toBe(false);
  fireEvent.mouseUp(game);
  await act(async () => undefined);
  expect(game).toBeInTheDocument();
  fireEvent.click(game);
  expect(onClick).toHaveBeenCalledTimes(1);

  await waitFor(() => expect(hasTrack()).toBe(true));
  await waitFor(() => expect(screen.getByText('Game 0')).toHaveFocus());
  expect(screen.getByText('Game 0')).not.toBe(game);
});
