import { screen, waitFor } from '@testing-library/react';

/** The button of a game on the home page, once the carousel has replaced the static row, which has the same button. */
export const findGame = (name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const game = screen.getByRole('button', { name });
    if (!game.closest('.slick-slide')) throw new Error(`${String(name)} is still in the static row.`);
    return game;
  });
