import type { Minor } from '#/money/minor';
import type { AmountProblem } from '#/validation/amount';
import type { Checked } from '#/validation/checked';

/** The state of a withdrawal's form. */
interface WithdrawState {
  readonly typed: string;
  /** The amount to review and send; null while it is being entered. */
  readonly confirmed: Minor | null;
  readonly problem: AmountProblem | null;
  /** False while the problem is shown in a dialog. Afterwards it is shown at the field until the amount changes. */
  readonly isAcknowledged: boolean;
}

export type WithdrawEvent =
  | { readonly type: 'typed'; readonly amount: string }
  | { readonly type: 'checked'; readonly checked: Checked<Minor, AmountProblem> }
  | { readonly type: 'acknowledged' }
  /** Back from the review to the amount. */
  | { readonly type: 'edited' };

export const NO_WITHDRAWAL: WithdrawState = {
  typed: '',
  confirmed: null,
  problem: null,
  isAcknowledged: true,
};

export function withdrawReducer(state: WithdrawState, event: WithdrawEvent): WithdrawState {
  switch (event.type) {
    case 'typed':
      return { ...state, typed: event.amount, problem: null, isAcknowledged: true };
    case 'checked':
      return event.checked.ok
        ? { ...state, confirmed: event.checked.value, problem: null, isAcknowledged: true }
        : { ...state, confirmed: null, problem: event.checked.problem, isAcknowledged: false };
    case 'acknowledged':
      return { ...state, isAcknowledged: true };
    case 'edited':
      return { ...state, confirmed: null };
  }
}
