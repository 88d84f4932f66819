import {
  type ApiError,
  isApiError,
  isErrorCode,
  isGone,
  isSessionEnded,
  type SdkError,
} from '@member-wallet/api-sdk';
import { PATHS } from '#/navigation/paths';
import { type ErrorText, serverText } from './error-text';
import { type Form, type Place, PLACES, type PlaceRules, refusedAt } from './places';

export type Presentation =
  | { readonly as: 'silent' }
  /** The service is gone, or the session has ended: the app leaves the page. */
  | { readonly as: 'leave'; readonly to: typeof PATHS.terminated | typeof PATHS.login }
  | { readonly as: Form; readonly text: ErrorText }
  /** The call may have taken effect. Never offer a retry: show the balance and link to the statement. */
  | { readonly as: 'unknown-outcome' };

const ofKind = (error: SdkError, place: Place): ErrorText => {
  if (isApiError(error)) return ofCode(error, PLACES[place]);
  if (error.kind === 'network') return { key: 'errors.network' };
  if (error.kind === 'timeout') return { key: 'errors.timeout' };
  const isRefused = error.kind === 'unexpected-response' && error.outcome === 'none' && error.status >= 400;
  return { key: isRefused ? refusedAt(place) : 'errors.unexpected' };
};

function ofCode({ code, message }: ApiError, { advice, instead }: PlaceRules): ErrorText {
  if (instead?.codes.includes(code)) return { key: instead.key };
  const text = serverText(code, message);
  const after = isErrorCode(code) ? advice?.[code] : undefined;
  return after !== undefined && 'key' in text ? { ...text, advice: after } : text;
}

/** How to show a refusal inside a successful response. */
export function presentRefusal(text: ErrorText, place: Place): Presentation {
  const { form }: PlaceRules = PLACES[place];
  return form === 'silent' ? { as: 'silent' } : { as: form, text };
}

/**
 * How to show an error, and with which text. Pure: components only render the result.
 * @param isOver false if the session continues although the token was refused; see data/api/api
 */
export function presentError(error: SdkError, place: Place, isOver = true): Presentation {
  const rules: PlaceRules = PLACES[place];
  if (isGone(error)) return { as: 'leave', to: PATHS.terminated };
  if (rules.endsSession && isSessionEnded(error)) {
    if (isOver) return { as: 'leave', to: PATHS.login };
    return presentRefusal({ key: refusedAt(place) }, place);
  }
  const isUnknown = error.outcome === 'unknown';
  if (isUnknown && rules.unknown === 'own-state') return { as: 'unknown-outcome' };
  if (rules.form === 'silent') return { as: 'silent' };
  if (isUnknown && typeof rules.unknown === 'object') return { as: rules.form, text: rules.unknown };
  if (error.kind === 'cancelled') return { as: 'silent' };
  return { as: rules.form, text: ofKind(error, place) };
}
