import type { Client } from '../client/client';
import type { CallOptions, ErrorCodeOf, Result } from '../endpoint/endpoint-types';
import { asResult } from '../endpoint/as-result';
import { autoLogin, autoLoginWithPassword } from '../endpoints/auto-login';
import type { GameLink } from '../entities/answers';
import type { CodesWithLauncher } from './launchers';
import { launcherOf } from './launchers';

type Code = CodesWithLauncher<'auto-login' | 'auto-login-password'>;
/** A game with auto-login: its slot code in upper or lower case. */
export type AutoLoginGame = Code | Lowercase<Code>;

/** Whether a slot code belongs to a game that openGame can open. */
export const isAutoLoginGame = (code: string): code is AutoLoginGame => {
  const launcher = launcherOf(code);
  return launcher === 'auto-login' || launcher === 'auto-login-password';
};

export interface GameLogin {
  readonly game: AutoLoginGame;
  readonly username: string;
  /** Sent only for the games whose launcher is `auto-login-password`. */
  readonly password: string;
}

const open = (client: Client, login: GameLogin, options?: CallOptions): Promise<GameLink> => {
  const { username, password } = login;
  const game = login.game.toLowerCase();
  return launcherOf(game) === 'auto-login-password'
    ? autoLoginWithPassword(client, { game, username, password }, options)
    : autoLogin(client, { game, username }, options);
};

/** The type of openGame. */
export interface OpenGame {
  (client: Client, login: GameLogin, options?: CallOptions): Promise<GameLink>;
  safe(
    client: Client,
    login: GameLogin,
    options?: CallOptions,
  ): Promise<Result<GameLink, ErrorCodeOf<typeof autoLogin>>>;
}

/** Opens a game session with the login from getSlotAccount, and returns the URL to open. A write: sent once. */
export const openGame: OpenGame = /* @__PURE__ */ Object.assign(
  async (client: Client, login: GameLogin, options?: CallOptions) => open(client, login, options),
  {
    safe: (client: Client, login: GameLogin, options?: CallOptions) =>
      asResult<GameLink, ErrorCodeOf<typeof autoLogin>>(open(client, login, options)),
  },
);
