import type { Locale } from '@member-wallet/api-sdk';
import type { Currency, LocalizedText } from './currency-types';

/** One kind of phone number in a market, in normal form: national digits only. */
export interface PhoneShape {
  /** The prefix; empty if any digits are allowed. */
  readonly start: string;
  readonly digits: number;
  /** The groups of digits as displayed, such as 3-3-4. */
  readonly groups: readonly number[];
}

/**
 * The form in which the operator stores phone numbers: '0812345678' ('local'), '812345678' ('without-zero') or
 * '66812345678' ('international'). 'as-typed': older accounts keep whatever was typed, and new ones are local.
 */
type StoredPhone = 'local' | 'without-zero' | 'international' | 'as-typed';

export interface PhoneRule {
  /** Without the plus: '66', '856'. */
  readonly countryCode: string;
  /** The numbers that can register. Log-in accepts any number, because an account may be older than this rule. */
  readonly shapes: readonly PhoneShape[];
  readonly storedAs: StoredPhone;
  /** Whether the leading 0 may be omitted, which must not make the number ambiguous. */
  readonly leadingZeroOptional: boolean;
  /** Formatted as a person would write it, for the hint of the field. */
  readonly example: string;
  /** Which message an invalid number gets. */
  readonly problem: 'ten-digits' | 'mobile-format';
}

/** The usual number of digits of an account number, inclusive. Only advice, because older numbers may differ. */
export interface DigitBounds {
  readonly from: number;
  readonly to: number;
}

export interface Bank {
  readonly code: string;
  /** Other codes under which a backend may list the same bank. */
  readonly aliases: readonly string[];
  readonly name: LocalizedText;
  /** The name in everyday use, as in the bank's own app: 'KBank'. */
  readonly shortName: string;
  readonly color: `#${string}`;
  /** Two letters for its tile, because logos are trademarks. */
  readonly monogram: string;
  readonly accountDigits: DigitBounds;
}

export interface MarketFeatures {
  readonly slipUpload: boolean;
  readonly spinWheel: boolean;
  readonly invite: boolean;
  readonly refund: boolean;
  readonly chat: boolean;
}

/** Responsible-play features of the market, beyond what local law requires of the operator. */
interface ResponsibleGaming {
  /** In years. */
  readonly minimumAge: number;
  /** The interval of the reminder of how long a visit has lasted; null for none. */
  readonly reminderMinutes: number | null;
  /** Whether members can set a daily deposit limit on a device. */
  readonly depositLimit: boolean;
}

/**
 * Everything that differs between markets, as data only. Every property is required, so that adding one is a compile
 * error in each app until it is set. Screens read the property that they need and never check which market it is.
 */
export interface Market {
  readonly defaultLocale: Locale;
  /** In the order of the language menu. */
  readonly locales: readonly Locale[];
  /** The first is used until the member's own is known. If there are several, registration asks for one. */
  readonly currencies: readonly [Currency, ...Currency[]];
  readonly phone: PhoneRule;
  /** The number of digits in an SMS code, 4 to 8, unless the server says; null if it varies. */
  readonly otpLength: number | null;
  readonly banks: readonly Bank[];
  /** Codes of the banks from which a deposit is credited fastest, in display order; may be empty. */
  readonly recommendedBanks: readonly string[];
  /**
   * Codes, including old ones, of banks that show holders in Latin letters only, whether or not they are in `banks`.
   */
  readonly latinNameBanks: readonly string[];
  readonly features: MarketFeatures;
  readonly responsibleGaming: ResponsibleGaming;
}

export type { Currency, DepositAmounts, LocalizedText, QrProvider } from './currency-types';

/** Keeps the literal types of a market while checking that it is complete. */
export const defineMarket = <const M extends Market>(market: M): M => market;
