/**
 * How to launch a game. `auto-login`: openGame with only the user name. `auto-login-password`: openGame with the
 * password too. `form`: post all fields of getSlotAccount to the slot's `web` address. `app`: open the slot's `android`
 * or `ios` address on such a device, `web` elsewhere. `web`: open the slot's `web` address.
 */
export type GameLauncher = 'auto-login' | 'auto-login-password' | 'form' | 'app' | 'web';

/** The launchers of the contract's games, by slot code. All other games have the launcher `web`. */
export const gameLaunchers = {
  PG: 'auto-login',
  BETFLIX: 'auto-login',
  AREASLOT: 'auto-login',
  JOKER2: 'auto-login',
  HUAYHD: 'auto-login',
  ASKMEBET: 'auto-login-password',
  IMI: 'auto-login-password',
  USUN: 'auto-login-password',
  CIRCUS: 'auto-login-password',
  SLOTRACHA: 'auto-login-password',
  PGSLOT: 'auto-login-password',
  UFABET: 'form',
  SEXYGAME: 'form',
  JOKER: 'app',
  SLOTXO: 'app',
  SUPERSLOT: 'app',
} as const satisfies Readonly<Record<string, GameLauncher>>;

type Launchers = typeof gameLaunchers;

/** The codes of the games with this launcher. */
export type CodesWithLauncher<Launcher extends GameLauncher> = {
  [Code in keyof Launchers]: Launchers[Code] extends Launcher ? Code : never;
}[keyof Launchers];

/** The launcher of a game by its slot code, which is not case-sensitive. */
export const launcherOf = (code: string): GameLauncher => {
  const known = code.toUpperCase();
  return Object.entries(gameLaunchers).find(([game]) => game === known)?.[1] ?? 'web';
};
