import type { PhoneRule, PhoneShape } from '#/market/market';
import { westernDigits } from '#/money/western-digits';
import { invalid, valid, type Checked } from './checked';

export type PhoneProblem =
  | { readonly code: 'phone-required' }
  /** The number must have exactly ten digits. */
  | { readonly code: 'phone-ten-digits' }
  /** The number is not one of the market's mobile numbers. */
  | { readonly code: 'phone-format'; readonly example: string };

/**
 * Normalises a phone number: national digits, without spaces, dashes, dots or brackets, with +66 or +856 replaced by
 * the leading 0.
 */
export function normalisePhone(rule: PhoneRule, text: string): Checked<string, PhoneProblem> {
  const typed = westernDigits(text).replace(/[\s().\u2010-\u2015\u200b\ufeff-]/g, '');
  if (typed === '') return invalid({ code: 'phone-required' });
  for (const form of nationalForms(rule, typed)) {
    if (shapeOf(rule, form)) return valid(form);
  }
  return invalid(
    rule.problem === 'ten-digits'
      ? { code: 'phone-ten-digits' }
      : { code: 'phone-format', example: rule.example },
  );
}

/** A normalised number, grouped for reading: '081 234 5678'. Anything else is returned unchanged. */
export function formatPhone(rule: PhoneRule, phone: string): string {
  const shape = shapeOf(rule, phone);
  if (!shape) return phone;
  let start = 0;
  return shape.groups.map((size) => phone.slice(start, (start += size))).join(' ');
}

/** The national numbers that the typed digits may mean, the literal reading first. */
function* nationalForms(rule: PhoneRule, typed: string): Generator<string> {
  const international = typed.replace(/^(?:\+|00)/, '');
  const isNational = international === typed;
  if (isNational) yield typed;
  if (international.startsWith(rule.countryCode)) {
    yield `0${international.slice(rule.countryCode.length).replace(/^0/, '')}`;
  }
  if (isNational && rule.leadingZeroOptional && !typed.startsWith('0')) yield `0${typed}`;
}

const shapeOf = (rule: PhoneRule, form: string): PhoneShape | undefined =>
  /^\d+$/.test(form)
    ? rule.shapes.find(({ start, digits }) => form.length === digits && form.startsWith(start))
    : undefined;
