import { type Account, MAIN_ACCOUNT } from '#/data/money/accounts';
import type { TransferDraft, TransferProblem } from './transfer-rules';

/** The form of a transfer, and what is wrong with it. */
interface TransferState {
  readonly draft: TransferDraft;
  readonly problem: TransferProblem | null;
  /** False while the problem stands in a dialog; acknowledged, it stays beside its field until the form changes. */
  readonly isAcknowledged: boolean;
}

export type TransferEvent =
  | { readonly type: 'changed'; readonly part: Partial<TransferDraft> }
  | { readonly type: 'refused'; readonly problem: TransferProblem }
  | { readonly type: 'acknowledged' };

/**
 * The destination to begin with: the game account that the member came from, or the only one. Empty where there is a
 * choice: the last one would be a guess, and a wrong guess moves money.
 */
export function destinationOf(cameFrom: string, accounts: readonly Account[]): string {
  if (cameFrom !== '') return cameFrom;
  const games = accounts.filter(({ code }) => code !== MAIN_ACCOUNT);
  return games.length === 1 ? (games[0]?.code ?? '') : '';
}

/** @param to the destination to begin with; empty for none */
export const emptyTransfer = (to: string): TransferState => ({
  draft: { from: MAIN_ACCOUNT, to, amount: '', isAll: false },
  problem: null,
  isAcknowledged: true,
});

export function transferReducer(state: TransferState, event: TransferEvent): TransferState {
  switch (event.type) {
    case 'changed':
      // Only what 'all' fills in is all.
      return { draft: { ...state.draft, isAll: false, ...event.part }, problem: null, isAcknowledged: true };
    case 'refused':
      return { ...state, problem: event.problem, isAcknowledged: false };
    case 'acknowledged':
      return { ...state, isAcknowledged: true };
  }
}
