import type { TextFunction } from '#/i18n/text-types';
import type { PhoneProblem } from '#/validation/phone';

/** The message for a phone number that does not match the market's rule. */
export function phoneProblemMessage(t: TextFunction, problem: PhoneProblem): string {
  switch (problem.code) {
    case 'phone-required':
      return t('errors.required');
    case 'phone-ten-digits':
      return t('server.PHONE_NUMBER_REQUIRE_10_DIGIT');
    case 'phone-format':
      return t('errors.phone', { example: problem.example });
  }
}
