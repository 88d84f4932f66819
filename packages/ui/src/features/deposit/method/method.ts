import type { DepositBank, DepositWallet } from '@member-wallet/api-sdk';
import { createElement, type ReactNode } from 'react';
import type { PlainTextKey } from '#/i18n/text-types';
import type { Currency, Market } from '#/market/market';
import type { Minor } from '#/money/minor';
import type { AmountRange } from './amount-range';
import type { DepositSettings } from '#/features/deposit/deposit-settings';
import {
  currencyNameOf,
  isRecommended,
  type MethodLabel,
  type MethodWords,
  type NamedMethod,
} from './method-labels';
import type { SheetFrame } from '#/features/deposit/sheet/sheet-frame';
import type { LimitCheck } from '#/features/deposit/use-limit-check';

/** The smallest amount and the preset amounts, in their currency. */
interface MethodAmounts extends AmountRange {
  readonly currency: Currency;
  readonly presets: readonly Minor[];
}

/** The inputs of `amounts`. */
interface AmountContext {
  readonly settings: DepositSettings;
  readonly market: Pick<Market, 'currencies'>;
  /** The currency of the member's wallet. */
  readonly own: Currency;
}

/** The props of a method's sheet that do not come from its entry. */
interface SheetContext {
  readonly frame: SheetFrame;
  readonly settings: DepositSettings;
  /** Printed on saved pictures. */
  readonly productName: string;
  readonly label: MethodLabel;
  /** Null if any amount can be sent. */
  readonly amounts: MethodAmounts | null;
  /** The amount that was chosen together with the method; null for none. */
  readonly amount: Minor | null;
  readonly checkLimit: LimitCheck['check'];
}

export interface MethodSheetProps<Details> extends SheetContext {
  readonly details: Details;
}

/** The order of the kinds in the list: those with the fewest steps first. */
export const METHOD_GROUPS = ['qr', 'account', 'wallet'] as const;
export type MethodGroup = (typeof METHOD_GROUPS)[number];

/** The definition of one deposit method. */
interface MethodEntry<Details> {
  /** The part of its file's name before '-method'. */
  readonly name: string;
  readonly group: MethodGroup;
  /** The sheet's data from a bank or wallet of the server's list; null if the entry does not belong to this method. */
  readonly fromBank?: (bank: DepositBank) => Details | null;
  readonly fromWallet?: (wallet: DepositWallet) => Details | null;
  /** Identifies an offer among several of this method; omitted if there can only be one. */
  readonly keyOf?: (details: Details) => string;
  readonly hint: PlainTextKey;
  /** The server's name of the currency; null or omitted if it names none. */
  readonly currencyOf?: (details: Details) => string | null;
  readonly labelOf: (details: Details, words: MethodWords) => NamedMethod;
  /** The code of the bank that it belongs to; null or omitted for none. */
  readonly bankOf?: (details: Details) => string | null;
  /** Omitted if any amount can be sent. */
  readonly amountsOf?: (details: Details, context: AmountContext) => MethodAmounts;
  /**
   * Whether the amount is entered in the sheet, which then checks the member's own limit. Otherwise it is entered elsewhere,
   * such as in a bank's app, and the limit is checked before the sheet opens.
   */
  readonly knowsAmount: boolean;
  readonly Sheet: (props: MethodSheetProps<Details>) => ReactNode;
}

/** One choice in the list, such as one account or one provider of QR codes. */
export interface OfferedMethod {
  readonly method: string;
  readonly group: MethodGroup;
  readonly key: string;
  readonly details: object;
  readonly knowsAmount: boolean;
  /** The server's name of the currency; null if it names none. */
  readonly currency: string | null;
  /** The code of its bank; null for none. */
  readonly bank: string | null;
  readonly label: (words: MethodWords) => MethodLabel;
  /** Null if any amount can be sent. */
  readonly amounts: (context: AmountContext) => MethodAmounts | null;
  readonly sheet: (context: SheetContext) => ReactNode;
}

export interface DepositMethod {
  readonly name: string;
  readonly fromBank: (bank: DepositBank) => OfferedMethod | null;
  readonly fromWallet: (wallet: DepositWallet) => OfferedMethod | null;
}

/** Defines a method. The type of its details is only known to its own functions. */
export function defineMethod<Details extends object>(entry: MethodEntry<Details>): DepositMethod {
  const { name, group, keyOf, knowsAmount } = entry;
  const offer = (details: Details | null | undefined): OfferedMethod | null => {
    if (!details) return null;
    const currency = entry.currencyOf?.(details) ?? null;
    const bank = entry.bankOf?.(details) ?? null;
    return {
      method: name,
      group,
      key: keyOf ? `${name} ${keyOf(details)}` : name,
      details,
      knowsAmount,
      currency,
      bank,
      label: (words) => {
        const { hint = words.t(entry.hint), ...label } = entry.labelOf(details, words);
        return {
          ...label,
          hint,
          currency: currency === null ? null : currencyNameOf(words, currency),
          isRecommended: bank !== null && isRecommended(words.market, bank),
        };
      },
      amounts: (context) => entry.amountsOf?.(details, context) ?? null,
      sheet: (context) => createElement(entry.Sheet, { ...context, details }),
    };
  };
  return {
    name,
    fromBank: (bank) => offer(entry.fromBank?.(bank)),
    fromWallet: (wallet) => offer(entry.fromWallet?.(wallet)),
  };
}
