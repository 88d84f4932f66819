import type { Locale } from '@member-wallet/api-sdk';

/** A name in the languages of the product. In a language that it lacks, English stands for it. */
export type LocalizedText = { readonly [L in Locale]?: string } & { readonly en: string };

export interface Currency {
  /** Three capital letters, such as 'THB'. */
  readonly code: string;
  /** What the backend calls it. */
  readonly wire: string;
  readonly symbol: string;
  readonly name: LocalizedText;
  /** Decimals that a member may type; amounts are always shown with two. */
  readonly digits: 0 | 2;
  /** Round amounts that people move, in major units, smallest first. */
  readonly presets: { readonly transfer: readonly number[]; readonly withdraw: readonly number[] };
}

/** One kind of number of a market, in its normal form: national digits only. */
export interface PhoneShape {
  /** What the number starts with; empty where any digits will do. */
  readonly start: string;
  readonly digits: number;
  /** How it is shown, such as 3-3-4. */
  readonly groups: readonly number[];
}

export interface PhoneRule {
  /** Without the plus: '66', '856'. */
  readonly countryCode: string;
  readonly shapes: readonly PhoneShape[];
  /** Whether people write the number without its first 0, and no other number looks like that. */
  readonly leadingZeroOptional: boolean;
  /** As a person would write it, for the hint of the field. */
  readonly example: string;
  /** Which sentence a wrong number gets. */
  readonly problem: 'ten-digits' | 'mobile-format';
}

/** Inclusive bounds on the digits of an account number; equal bounds mean exactly so many. */
export interface DigitBounds {
  readonly from: number;
  readonly to: number;
}

export interface Bank {
  readonly code: string;
  /** Other codes under which a backend may list the same bank. */
  readonly aliases: readonly string[];
  readonly name: LocalizedText;
  readonly color: `#${string}`;
  /** Two letters for its tile: logos are trademarks. */
  readonly monogram: string;
  readonly accountDigits: DigitBounds;
  /** 'latin': the bank shows holder names in English letters only. */
  readonly holderName: 'any' | 'latin';
}

/** The build settings that can replace a provider's minimum. */
export type MinimumSetting = 'qrMinimum' | 'paytimzMinimum';

export interface QrProvider {
  readonly code: 'KBANK' | 'WW' | 'PAYTIMZ';
  /** Major units. */
  readonly presets: readonly number[];
  /** Major units; a build setting, where one is named, replaces it. */
  readonly minimum: number;
  readonly minimumSetting: MinimumSetting | null;
}

export interface DepositRules {
  /** Empty where no QR codes are made. */
  readonly qrProviders: readonly QrProvider[];
  /** Null where the market has no mobile wallet; the minimum is in major units. */
  readonly mobileWallet: { readonly automaticMinimum: number; readonly giftLink: boolean } | null;
}

export interface MarketFeatures {
  readonly slipUpload: boolean;
  readonly spinWheel: boolean;
  readonly invite: boolean;
  readonly refund: boolean;
  readonly chat: boolean;
}

/** What the market does for players, beside what the law there asks of the operator. */
export interface PlayerCare {
  /** In years. */
  readonly minimumAge: number;
  /** How often a member is told how long the visit has been; null for never. */
  readonly reminderMinutes: number | null;
  /** Whether a member can keep a limit for a day's deposits on a device. */
  readonly depositLimit: boolean;
}

/**
 * Everything in which one market differs from another: data only. Every property is required, so that a new
 * one makes the compiler ask each app. Screens read the property that they need and never ask which market it is.
 */
export interface Market {
  readonly defaultLocale: Locale;
  /** In the order of the language menu. */
  readonly locales: readonly Locale[];
  /** The first is the one shown until the member's own is known. Of several, registration asks for one. */
  readonly currencies: readonly [Currency, ...Currency[]];
  readonly phone: PhoneRule;
  readonly banks: readonly Bank[];
  /** Codes of the banks that credit fastest, in the order shown; empty where none is named. */
  readonly recommendedBanks: readonly string[];
  readonly deposit: DepositRules;
  readonly features: MarketFeatures;
  readonly care: PlayerCare;
}

/** Keeps the literal types of a market while checking that nothing is missing. */
export const defineMarket = <const M extends Market>(market: M): M => market;
