import { invalid, valid, type Checked } from './checked';

export type NewPasswordProblem =
  | { readonly code: 'password-required' }
  | { readonly code: 'confirmation-required' }
  | { readonly code: 'passwords-differ' };

/**
 * Checks a new password against its confirmation, as typed, because spaces are part of a password. The server checks
 * its length.
 */
export function checkNewPassword(
  password: string,
  confirmation: string,
): Checked<string, NewPasswordProblem> {
  if (password === '') return invalid({ code: 'password-required' });
  if (confirmation === '') return invalid({ code: 'confirmation-required' });
  return password === confirmation ? valid(password) : invalid({ code: 'passwords-differ' });
}
