import { type Account, MAIN_ACCOUNT } from '#/data/money/accounts';
import type { TransferDraft, TransferProblem } from './transfer-rules';

/** The state of a transfer's form. */
interface TransferState {
  readonly draft: TransferDraft;
  readonly problem: TransferProblem | null;
  /** False while the problem is shown in a dialog. Afterwards it is shown at its field until the form changes. */
  readonly isAcknowledged: boolean;
}

export type TransferEvent =
  | { readonly type: 'changed'; readonly part: Partial<TransferDraft> }
  | { readonly type: 'refused'; readonly problem: TransferProblem }
  | { readonly type: 'acknowledged' };

/**
 * The initial destination: the game account that the member came from, or the only one. Empty if there are several, because
 * a wrong guess would move money to the wrong game.
 */
export function destinationOf(cameFrom: string, accounts: readonly Account[]): string {
  if (cameFrom !== '') return cameFrom;
  const games = accounts.filter(({ code }) => code !== MAIN_ACCOUNT);
  return games.length === 1 ? (games[0]?.code ?? '') : '';
}

/** @param to the initial destination; empty for none */
export const emptyTransfer = (to: string): TransferState => ({
  draft: { from: MAIN_ACCOUNT, to, amount: '', isAll: false },
  problem: null,
  isAcknowledged: true,
});

export function transferReducer(state: TransferState, event: TransferEvent): TransferState {
  switch (event.type) {
    case 'changed':
      // Every change ends 'all', except the one by 'all' itself.
      return { draft: { ...state.draft, isAll: false, ...event.part }, problem: null, isAcknowledged: true };
    case 'refused':
      return { ...state, problem: event.problem, isAcknowledged: false };
    case 'acknowledged':
      return { ...state, isAcknowledged: true };
  }
}
