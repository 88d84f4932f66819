import type { Write } from '#/data/use-write';
import { errorMessage } from '#/errors/error-text';
import type { TextFunction } from '#/i18n/text-types';

/** Why a write was refused, for beside the form that sent it; null where there is nothing to say there. */
export function inlineMessage(t: TextFunction, { message }: Pick<Write<never>, 'message'>): string | null {
  return message?.as === 'inline' ? errorMessage(t, message.text) : null;
}
