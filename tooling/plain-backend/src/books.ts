import { Refusal } from './reply';

interface Posting {
  readonly from: string;
  readonly to: string;
  readonly minor: number;
}

/** Everything outside the members' accounts. The only account that may be below zero. */
export const OUTSIDE = 'OUTSIDE';
/** Withdrawals that the operator has not paid out yet. */
export const RESERVED = 'RESERVED';
export const WALLET = 'WALLET';

/** The money of one member: every movement since the start. Balances are sums over it, so none can be wrong alone. */
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
