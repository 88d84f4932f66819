import type { TextFunction } from '#/i18n/text-types';
import type { PhoneProblem } from '#/validation/phone';

/** The message for a phone number that does not match the market's rule. */
export function phoneProblemMessage(t: TextFunction, problem: PhoneProblem): string {
  switch (problem.code) {
    case 'phone-required':
      return t('errors.required', { field: t('login.phone') });
    case 'phone-ten-digits':
      return t('errors.phoneTenDigits');
    case 'phone-format':
      return t('errors.phone', { example: problem.example });
  }
}
