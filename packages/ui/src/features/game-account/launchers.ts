import {
  type GameLogin,
  isAutoLoginGame,
  launcherOf,
  type Slot,
  type SlotAccount,
} from '@member-wallet/api-sdk';
import { appUrl, webUrl } from '#/navigation/outside-address';
import type { Device } from './device';

/** How a game is opened. */
export type LaunchPlan =
  | { readonly kind: 'auto-login'; readonly login: GameLogin }
  | { readonly kind: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'address'; readonly address: string }
  /** The login has not loaded yet. */
  | { readonly kind: 'wait' }
  /** The server sent no address to open. */
  | { readonly kind: 'none' };

type Entrances = Pick<Slot, 'code' | 'web' | 'android' | 'ios'>;

/** The member's device, and the URL schemes of the apps that may be opened. */
export interface Entering {
  readonly device: Device;
  readonly schemes: readonly string[];
}

/** The URL of a game's site if it is safe to open, otherwise null. The value may be a path on this site. */
export const siteAddress = (value: string | null | undefined): string | null =>
  webUrl(value, document.baseURI)?.href ?? null;

/** The URL of a game's app if it is safe to open: a page of an app store, or a URL with one of these schemes. */
export const appAddress = (value: string | null | undefined, schemes: readonly string[]): string | null =>
  appUrl(value, schemes, document.baseURI)?.href ?? null;

const linkOf = (slot: Entrances, { device, schemes }: Entering): string | null =>
  device === 'other' ? null : appAddress(slot[device], schemes);

const toAddress = (address: string | null): LaunchPlan =>
  address === null ? { kind: 'none' } : { kind: 'address', address };

/** The user name, the password and all event fields of the account, as form fields. */
function fieldsOf(account: SlotAccount): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(account)) {
    if (typeof value === 'string') fields[name] = value;
    else if (typeof value === 'number' || typeof value === 'boolean') fields[name] = String(value);
  }
  return fields;
}

/** How a game's play button opens it. */
export function planLaunch(
  slot: Entrances,
  account: SlotAccount | undefined,
  entering: Entering,
): LaunchPlan {
  const web = siteAddress(slot.web);
  if (isAutoLoginGame(slot.code)) {
    if (!account) return { kind: 'wait' };
    const { username, password } = account;
    return { kind: 'auto-login', login: { game: slot.code, username, password } };
  }
  switch (launcherOf(slot.code)) {
    case 'form': {
      if (web === null) return { kind: 'none' };
      return account ? { kind: 'form', action: web, fields: fieldsOf(account) } : { kind: 'wait' };
    }
    case 'app':
      return toAddress(linkOf(slot, entering) ?? web);
    default:
      return toAddress(web);
  }
}

/** The alternative to the play button, for a game with both a site and an app for this device. */
export function planOther(
  slot: Entrances,
  entering: Entering,
): { readonly kind: 'app' | 'site'; readonly address: string } | null {
  const link = linkOf(slot, entering);
  if (link === null) return null;
  if (launcherOf(slot.code) !== 'app') return { kind: 'app', address: link };
  const web = siteAddress(slot.web);
  return web === null ? null : { kind: 'site', address: web };
}
