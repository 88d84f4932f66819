import { screen, waitFor } from '@testing-library/react';

/** The button of a game on home, once the carousel has taken the place of the still row, which has the same button. */
export const findGame = (name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const game = screen.getByRole('button', { name });
    if (!game.closest('.slick-slide')) throw new Error(`${String(name)} still stands in the still row.`);
    return game;
  });
