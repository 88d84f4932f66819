import type { ErrorCode } from '../errors/catalogue';
import type { SlipReason } from '../errors/slip-reasons';

/** What the member reads for each code of the catalogue. */
export type ErrorMessages = Readonly<Record<ErrorCode, string>>;
/** What the member reads after the status of a refused slip. */
export type SlipReasonMessages = Readonly<Record<SlipReason, string>>;

// No code carries parameters, so a text with a placeholder would show its braces to a member.
type Plain<Text> = Text extends `${string}{${string}` ? never : Text;
type PlainTexts<Texts> = { readonly [Key in keyof Texts]: Plain<Texts[Key]> };

/** A complete table: a missing key, a stray key or a placeholder does not compile. */
export const defineErrorMessages = <const Texts extends ErrorMessages>(
  texts: Texts & PlainTexts<Texts> & Record<Exclude<keyof Texts, ErrorCode>, never>,
): ErrorMessages => texts;

/** The same for the slip reasons. */
export const defineSlipReasonMessages = <const Texts extends SlipReasonMessages>(
  texts: Texts & PlainTexts<Texts> & Record<Exclude<keyof Texts, SlipReason>, never>,
): SlipReasonMessages => texts;
