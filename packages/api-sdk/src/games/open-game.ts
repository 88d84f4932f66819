import type { Client } from '../client/client';
import type { CallOptions, ErrorCodeOf, Result } from '../endpoint/endpoint-types';
import { asResult } from '../endpoint/as-result';
import { autoLogin, autoLoginWithPassword } from '../endpoints/auto-login';
import type { GameLink } from '../entities/answers';

/** Games that take the user name alone. */
const byName = ['pg', 'betflix', 'areaslot', 'joker2', 'huayhd'] as const;
/** Games that take the password as a second path segment. */
const byPassword = ['askmebet', 'imi', 'usun', 'circus', 'slotracha', 'pgslot'] as const;

type Game = (typeof byName)[number] | (typeof byPassword)[number];
/** A game that the server logs a member in to: its name in the path, or its slot code. */
export type AutoLoginGame = Game | Uppercase<Game>;

const has = (games: readonly string[], code: string): boolean => games.includes(code.toLowerCase());

/** Whether a slot code names a game that openGame knows. */
export const isAutoLoginGame = (code: string): code is AutoLoginGame =>
  has(byName, code) || has(byPassword, code);

/** Whether a game takes the password in the path. */
export const takesPassword = (code: string): boolean => has(byPassword, code);

export interface GameLogin {
  readonly game: AutoLoginGame;
  readonly username: string;
  /** Sent only to the six games that need it. */
  readonly password: string;
}

const open = (client: Client, login: GameLogin, options?: CallOptions): Promise<GameLink> => {
  const { username, password } = login;
  const game = login.game.toLowerCase();
  return takesPassword(game)
    ? autoLoginWithPassword(client, { game, username, password }, options)
    : autoLogin(client, { game, username }, options);
};

interface OpenGame {
  (client: Client, login: GameLogin, options?: CallOptions): Promise<GameLink>;
  safe(
    client: Client,
    login: GameLogin,
    options?: CallOptions,
  ): Promise<Result<GameLink, ErrorCodeOf<typeof autoLogin>>>;
}

/**
 * Opens a game session with the login of getSlotAccount and gives the address to open. A write: it is
 * sent once.
 */
export const openGame: OpenGame = /* @__PURE__ */ Object.assign(
  async (client: Client, login: GameLogin, options?: CallOptions) => open(client, login, options),
  {
    safe: (client: Client, login: GameLogin, options?: CallOptions) =>
      asResult<GameLink, ErrorCodeOf<typeof autoLogin>>(open(client, login, options)),
  },
);
