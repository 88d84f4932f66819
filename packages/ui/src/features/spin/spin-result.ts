import type { SpinResult } from '@member-wallet/api-sdk';
import type { Outcome } from '#/data/use-action';
import { type ErrorText, serverText } from '#/errors/error-text';
import { presentError } from '#/errors/present-error';

/** What a spin came to, decided by the server alone. */
export type SpinEnd =
  | { readonly name: 'won'; readonly code: string; readonly label: string; readonly coins: number | null }
  | { readonly name: 'failed'; readonly text: ErrorText }
  | { readonly name: 'unknown' }
  /** The app leaves the page, or nothing is to be said. */
  | { readonly name: 'silent' };

/** A refusal inside an answer of success. The catalogue has no code for an empty purse, so servers use their own. */
function refusal(code: string): ErrorText {
  return /^NO_?COINS?$/i.test(code) ? { key: 'spin.noCoins' } : serverText(code, '');
}

export function endOf(outcome: Outcome<SpinResult>): SpinEnd {
  if (outcome.status === 'ignored') return { name: 'silent' };
  if (outcome.status === 'done') {
    const { success, result, error } = outcome.data;
    if (!success || !result) return { name: 'failed', text: refusal(error ?? '') };
    const { code, label, remainingCoin } = result;
    return { name: 'won', code, label, coins: remainingCoin ?? null };
  }
  const shown = presentError(outcome.error, 'spin');
  if (shown.as === 'unknown-outcome') return { name: 'unknown' };
  return 'text' in shown ? { name: 'failed', text: shown.text } : { name: 'silent' };
}
