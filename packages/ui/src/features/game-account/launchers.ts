import type { Slot, SlotAccount } from '@member-wallet/api-sdk';
import type { Device } from './device';
import { appAddress, siteAddress } from './game-address';

/** How a game is entered. */
export type Launcher = 'auto-login' | 'auto-login-password' | 'form' | 'app' | 'web';

/** The games that are known by their slot code. Any other opens its web address. */
export const LAUNCHERS: ReadonlyMap<string, Launcher> = new Map<string, Launcher>([
  ['PG', 'auto-login'],
  ['BETFLIX', 'auto-login'],
  ['AREASLOT', 'auto-login'],
  ['JOKER2', 'auto-login'],
  ['HUAYHD', 'auto-login'],
  ['ASKMEBET', 'auto-login-password'],
  ['IMI', 'auto-login-password'],
  ['USUN', 'auto-login-password'],
  ['CIRCUS', 'auto-login-password'],
  ['SLOTRACHA', 'auto-login-password'],
  ['PGSLOT', 'auto-login-password'],
  ['UFABET', 'form'],
  ['SEXYGAME', 'form'],
  ['JOKER', 'app'],
  ['SLOTXO', 'app'],
  ['SUPERSLOT', 'app'],
]);

/** What is to be done to enter a game, worked out before anything is opened. */
export type LaunchPlan =
  | { readonly way: 'auto-login'; readonly withPassword: boolean; readonly login: GameLogin }
  | { readonly way: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly way: 'address'; readonly address: string }
  /** The login has not come yet. */
  | { readonly way: 'wait' }
  /** The server names no address to open. */
  | { readonly way: 'none' };

export interface GameLogin {
  readonly game: string;
  readonly username: string;
  readonly password: string;
}

type Entrances = Pick<Slot, 'code' | 'web' | 'android' | 'ios'>;

const linkOf = (slot: Entrances, device: Device): string | null => {
  if (device === 'android') return appAddress(slot.android);
  return device === 'ios' ? appAddress(slot.ios) : null;
};

const toAddress = (address: string | null): LaunchPlan =>
  address === null ? { way: 'none' } : { way: 'address', address };

/** Name, password and every event field that came with them, as a form carries them. */
function fieldsOf(account: SlotAccount): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(account)) {
    if (typeof value === 'string') fields[name] = value;
    else if (typeof value === 'number' || typeof value === 'boolean') fields[name] = String(value);
  }
  return fields;
}

/** The entrance of a game's play button. */
export function planLaunch(slot: Entrances, account: SlotAccount | undefined, device: Device): LaunchPlan {
  const launcher = LAUNCHERS.get(slot.code) ?? 'web';
  const web = siteAddress(slot.web);
  switch (launcher) {
    case 'auto-login':
    case 'auto-login-password': {
      if (!account) return { way: 'wait' };
      const { username, password } = account;
      const login = { game: slot.code.toLowerCase(), username, password };
      return { way: 'auto-login', withPassword: launcher === 'auto-login-password', login };
    }
    case 'form': {
      if (web === null) return { way: 'none' };
      return account ? { way: 'form', action: web, fields: fieldsOf(account) } : { way: 'wait' };
    }
    case 'app':
      return toAddress(linkOf(slot, device) ?? web);
    case 'web':
      return toAddress(web);
  }
}

/** The entrance beside it, where a game has both a site and an app for this device. */
export function planOther(
  slot: Entrances,
  device: Device,
): { readonly kind: 'app' | 'site'; readonly address: string } | null {
  const link = linkOf(slot, device);
  if (link === null) return null;
  if (LAUNCHERS.get(slot.code) !== 'app') return { kind: 'app', address: link };
  const web = siteAddress(slot.web);
  return web === null ? null : { kind: 'site', address: web };
}
