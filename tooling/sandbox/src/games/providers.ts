import { Refusal } from '../http/refusal';
import type { RefusalCode } from '../http/refusal';
import type { Market } from '../markets/market';

/** How a game's provider responds: normally, not at all, or by refusing the operator's members. */
export const providerStates = ['up', 'down', 'refuses-members'] as const;
export type ProviderState = (typeof providerStates)[number];

/** By game code. Games that are not listed are up. */
export type ProviderStates = ReadonlyMap<string, ProviderState>;

export const isProviderState = (value: unknown): value is ProviderState =>
  providerStates.some((state) => state === value);

/** Games with their own error code for a refusal. */
const REFUSED: ReadonlyMap<string, RefusalCode> = new Map([
  ['AREASLOT', 'NOT_AREASLOT'],
  ['UFABET', 'NOT_UFABET'],
]);

/** The current providers of a market; the switch `games` turns all of them off. */
export class Providers {
  constructor(
    private readonly areUp: boolean,
    private readonly states: ProviderStates,
  ) {}

  isUp(gameCode: string): boolean {
    return this.areUp && this.states.get(gameCode) !== 'down';
  }

  /**
   * Asks the provider to open an account.
   * @throws Refusal `failure` when the provider is down; NOT_AREASLOT, NOT_UFABET or `failure` when it refuses
   *   members
   */
  expectOpening(gameCode: string, failure: 'SLOT_ACTIVATE_FAIL' | 'GAME_ACTIVATION_FAIL'): void {
    if (!this.isUp(gameCode)) throw new Refusal(failure, 502);
    if (this.states.get(gameCode) === 'refuses-members')
      throw new Refusal(REFUSED.get(gameCode) ?? failure, 422);
  }

  /** @throws Refusal SLOT_RESET_PASSWORD_FAIL when the provider is down */
  expectPasswords(gameCode: string): void {
    if (!this.isUp(gameCode)) throw new Refusal('SLOT_RESET_PASSWORD_FAIL', 502);
  }
}

/** @throws Refusal NO_GAME, or NOT_AREASLOT or NOT_UFABET if the market does not have that game */
export function expectOffered(market: Market, gameCode: string): void {
  // Copies cannot be opened: only the console's growth creates them.
  if (!market.games.some(({ code }) => code === gameCode))
    throw new Refusal(REFUSED.get(gameCode) ?? 'NO_GAME');
}
