import { Refusal } from './reply';

interface Posting {
  readonly from: string;
  readonly to: string;
  readonly minor: number;
}

/** The account for everything outside the members' accounts. The only one that may be below zero. */
export const OUTSIDE = 'OUTSIDE';
/** The account for withdrawals that the operator has not paid out yet. */
export const RESERVED = 'RESERVED';
export const WALLET = 'WALLET';

/** All movements of one member's money. Balances are sums over them, so they always agree with each other. */
export class Books {
  readonly #postings: Posting[] = [];

  balance(account: string): number {
    const signed = this.#postings.map(({ from, to, minor }) =>
      to === account ? minor : from === account ? -minor : 0,
    );
    return signed.reduce((sum, each) => sum + each, 0);
  }

  move(from: string, to: string, minor: number): void {
    if (from !== OUTSIDE && this.balance(from) < minor) throw new Refusal('MONEY_NOT_ENOUGH');
    this.#postings.push({ from, to, minor });
  }
}
