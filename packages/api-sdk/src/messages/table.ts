import type { ErrorCode } from '../errors/catalogue';
import type { SlipReason } from '../errors/slip-reasons';

/** The text for each code of the catalogue. */
type ErrorMessages = Readonly<Record<ErrorCode, string>>;
/** The text for each reason of a rejected slip. */
type SlipReasonMessages = Readonly<Record<SlipReason, string>>;

// Codes have no parameters, so members would see a placeholder with its braces.
type Plain<Text> = Text extends `${string}{${string}` ? never : Text;
type PlainTexts<Texts> = { readonly [Key in keyof Texts]: Plain<Texts[Key]> };

/** Defines a complete table: a missing key, an unknown key or a placeholder does not compile. */
export const defineErrorMessages = <const Texts extends ErrorMessages>(
  texts: Texts & PlainTexts<Texts> & Record<Exclude<keyof Texts, ErrorCode>, never>,
): ErrorMessages => texts;

/** Defines a complete table of slip reasons. */
export const defineSlipReasonMessages = <const Texts extends SlipReasonMessages>(
  texts: Texts & PlainTexts<Texts> & Record<Exclude<keyof Texts, SlipReason>, never>,
): SlipReasonMessages => texts;
