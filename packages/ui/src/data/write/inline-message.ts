import type { Write } from './use-write';
import { errorMessage } from '#/errors/error-text';
import type { TextFunction } from '#/i18n/text-types';

/** Why a write was refused, as a message inside the form that sent it; null if there is none to show there. */
export function inlineMessage(t: TextFunction, { message }: Pick<Write<never>, 'message'>): string | null {
  return message?.as === 'inline' ? errorMessage(t, message.text) : null;
}
