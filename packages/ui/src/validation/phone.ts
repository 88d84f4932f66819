import type { PhoneRule, PhoneShape } from '#/market/market';
import { westernDigits } from '#/money/western-digits';
import { visibleText } from '#/text/visible-text';
import { invalid, valid, type Checked } from './checked';

export type PhoneProblem =
  | { readonly code: 'phone-required' }
  /** The number must have exactly ten digits. */
  | { readonly code: 'phone-ten-digits' }
  /** The number is not one of the market's mobile numbers. */
  | { readonly code: 'phone-format'; readonly example: string };

/**
 * A phone number that may register, as the operator stores it. It may be typed with spaces, dashes, dots, brackets or
 * the country code.
 */
export function normalisePhone(rule: PhoneRule, text: string): Checked<string, PhoneProblem> {
  const typed = bare(text);
  if (typed === '') return invalid({ code: 'phone-required' });
  const local = localNumber(rule, typed);
  if (local !== null) return valid(stored(rule, local));
  return invalid(
    rule.problem === 'ten-digits'
      ? { code: 'phone-ten-digits' }
      : { code: 'phone-format', example: rule.example },
  );
}

/**
 * A phone number to log in with: in the operator's form if it is one of the market's numbers, otherwise its digits
 * as typed, because accounts may be older than the rule for new numbers.
 */
export function loginPhone(rule: PhoneRule, text: string): Checked<string, PhoneProblem> {
  const typed = bare(text);
  if (typed === '') return invalid({ code: 'phone-required' });
  if (!/^\+?\d+$/.test(typed)) return invalid({ code: 'phone-format', example: rule.example });
  const local = rule.storedAs === 'as-typed' ? null : localNumber(rule, typed);
  return valid(local === null ? typed.replace('+', '') : stored(rule, local));
}

/** Formats a stored number as dialled, in groups: '081 234 5678'. Returns anything else unchanged. */
export function formatPhone(rule: PhoneRule, phone: string): string {
  const local = [phone, dialled(rule, phone)].find((each) => shapeOf(rule, each)) ?? '';
  const shape = shapeOf(rule, local);
  if (!shape) return phone;
  let start = 0;
  return shape.groups.map((size) => local.slice(start, (start += size))).join(' ');
}

const bare = (text: string): string =>
  westernDigits(visibleText(text))
    .replace(/^\s*tel:/i, '')
    .replace(/[\s()./\u2010-\u2015\u2212-]/g, '');

function stored({ storedAs, countryCode }: PhoneRule, local: string): string {
  if (storedAs === 'without-zero') return local.replace(/^0/, '');
  if (storedAs === 'international') return local.replace(/^0?/, countryCode);
  return local;
}

/** The reverse of `stored`. */
function dialled({ storedAs, countryCode }: PhoneRule, phone: string): string {
  if (storedAs === 'without-zero') return `0${phone}`;
  return storedAs === 'international' && phone.startsWith(countryCode)
    ? `0${phone.slice(countryCode.length)}`
    : phone;
}

function localNumber(rule: PhoneRule, typed: string): string | null {
  for (const form of nationalForms(rule, typed)) {
    if (shapeOf(rule, form)) return form;
  }
  return null;
}

/** The national numbers that the typed digits may mean, starting with the digits as typed. */
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
