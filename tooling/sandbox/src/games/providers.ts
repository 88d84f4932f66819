import { Refusal } from '../http/refusal';
import type { RefusalCode } from '../http/refusal';
import type { Market } from '../markets/market';
import { gameOf } from '../markets/market';

/** How the company behind a game answers: not at all when down; or it takes none of the operator's members. */
export const providerStates = ['up', 'down', 'refuses-members'] as const;
export type ProviderState = (typeof providerStates)[number];

/** By game code; a game that is not named is up. */
export type ProviderStates = ReadonlyMap<string, ProviderState>;

export const isProviderState = (value: unknown): value is ProviderState =>
  providerStates.some((state) => state === value);

/** Companies whose refusal has a code of its own. */
const REFUSED: ReadonlyMap<string, RefusalCode> = new Map([
  ['AREASLOT', 'NOT_AREASLOT'],
  ['UFABET', 'NOT_UFABET'],
]);

/** The providers of a market as they are now; the switch `games` turns all of them off. */
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
   * @throws Refusal `failure` when it does not answer; NOT_AREASLOT, NOT_UFABET or `failure` when it takes no members
   */
  expectOpening(gameCode: string, failure: 'SLOT_ACTIVATE_FAIL' | 'GAME_ACTIVATION_FAIL'): void {
    if (!this.isUp(gameCode)) throw new Refusal(failure, 502);
    if (this.states.get(gameCode) === 'refuses-members')
      throw new Refusal(REFUSED.get(gameCode) ?? failure, 422);
  }

  /** @throws Refusal SLOT_RESET_PASSWORD_FAIL when it does not answer */
  expectPasswords(gameCode: string): void {
    if (!this.isUp(gameCode)) throw new Refusal('SLOT_RESET_PASSWORD_FAIL', 502);
  }
}

/** @throws Refusal NO_GAME; NOT_AREASLOT, NOT_UFABET for such a game where the market does not have it */
export function expectOffered(market: Market, gameCode: string): void {
  if (!gameOf(market, gameCode)) throw new Refusal(REFUSED.get(gameCode) ?? 'NO_GAME');
}
