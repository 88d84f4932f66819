import type { Game, Market } from '../markets/market';
import { motifs } from './motifs';

const open = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;

const gradient = ({ art }: Game): string =>
  `<defs><linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${art.from}"/><stop offset="1" stop-color="${art.to}"/></linearGradient></defs>`;

/** The picture of a game's card, in abstract shapes. The app adds the name and the shade. */
export const gameArt = (market: Market, game: Game): string =>
  `${open(300, 211)}${gradient(game)}<rect width="300" height="211" fill="url(#b)"/>${motifs[game.art.motif](market.accent)}</svg>`;

/** The square logo of a game: the middle of its picture. */
export const gameLogo = (market: Market, game: Game): string =>
  `${open(96, 96)}${gradient(game)}<clipPath id="c"><rect width="96" height="96" rx="22"/></clipPath>` +
  `<g clip-path="url(#c)"><rect width="96" height="96" fill="url(#b)"/>` +
  `<g transform="translate(-76 4) scale(.62)">${motifs[game.art.motif](market.accent)}</g></g></svg>`;
