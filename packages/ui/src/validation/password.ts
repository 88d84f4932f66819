import { invalid, valid, type Checked } from './checked';

export type NewPasswordProblem =
  | { readonly code: 'password-required' }
  | { readonly code: 'confirmation-required' }
  | { readonly code: 'passwords-differ' }
  | { readonly code: 'password-short' };

/** In characters. Servers refuse shorter ones with a code that does not say why. */
const SHORTEST = 8;

const isShortPassword = (password: string): boolean => [...password].length < SHORTEST;

/** Checks a new password against its confirmation, as typed: spaces are part of a password. */
export function checkNewPassword(
  password: string,
  confirmation: string,
): Checked<string, NewPasswordProblem> {
  if (password === '') return invalid({ code: 'password-required' });
  if (confirmation === '') return invalid({ code: 'confirmation-required' });
  if (password !== confirmation) return invalid({ code: 'passwords-differ' });
  return isShortPassword(password) ? invalid({ code: 'password-short' }) : valid(password);
}
