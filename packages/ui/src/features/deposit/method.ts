import type { DepositBank, DepositWallet } from '@member-wallet/api-sdk';
import { createElement, type ReactNode } from 'react';
import type { LocaleState } from '#/i18n/use-locale';
import type { PlainTextKey, TextFunction } from '#/i18n/text-types';
import type { Bank, Market } from '#/market/market';
import type { DepositSettings } from './deposit-settings';
import { currencyNameOf } from './method-labels';
import type { SheetFrame } from './sheet-frame';
import type { LimitCheck } from './use-limit-check';

export interface MethodWords {
  readonly t: TextFunction;
  readonly nameOf: LocaleState['nameOf'];
  readonly market: Market;
}

/** How an offered method is named and marked. */
export interface MethodLabel {
  readonly title: string;
  /** What kind of deposit it is, below the title. */
  readonly hint: string;
  readonly tile: Pick<Bank, 'color' | 'monogram'>;
  readonly isRecommended: boolean;
}

/** What surrounds the sheet of a chosen method. */
interface SheetContext {
  readonly frame: SheetFrame;
  readonly settings: DepositSettings;
  readonly label: MethodLabel;
  readonly checkLimit: LimitCheck['check'];
}

export interface MethodSheetProps<Details> extends SheetContext {
  readonly details: Details;
}

/** All there is to know about one deposit method. */
interface MethodEntry<Details> {
  /** The part of its file's name before '-method'. */
  readonly name: string;
  /** What the sheet has to know of a bank or a wallet of the server's list; null where it is not this method's. */
  readonly fromBank?: (bank: DepositBank) => Details | null;
  readonly fromWallet?: (wallet: DepositWallet) => Details | null;
  /** Tells several offers of it apart; left out where there can be one only. */
  readonly keyOf?: (details: Details) => string;
  readonly hint: PlainTextKey;
  /** The currency that it takes, as the server names it; null or left out where the server does not say. */
  readonly currencyOf?: (details: Details) => string | null;
  readonly labelOf: (details: Details, words: MethodWords) => Omit<MethodLabel, 'hint'>;
  /**
   * Whether the sheet learns the amount, and asks about the member's own limit then. Otherwise the amount is typed
   * elsewhere, such as in a bank's app, and the question comes before the sheet.
   */
  readonly knowsAmount: boolean;
  readonly Sheet: (props: MethodSheetProps<Details>) => ReactNode;
}

/** A method as the member can choose it: one account, one provider of codes. */
export interface OfferedMethod {
  readonly method: string;
  readonly key: string;
  readonly details: object;
  readonly knowsAmount: boolean;
  /** As the server names it; null where it does not say. */
  readonly currency: string | null;
  readonly label: (words: MethodWords) => MethodLabel;
  readonly sheet: (context: SheetContext) => ReactNode;
}

export interface DepositMethod {
  readonly name: string;
  readonly fromBank: (bank: DepositBank) => OfferedMethod | null;
  readonly fromWallet: (wallet: DepositWallet) => OfferedMethod | null;
}

/** Keeps the details of a method between its own functions: nothing outside has to know their type. */
export function defineMethod<Details extends object>(entry: MethodEntry<Details>): DepositMethod {
  const { name, keyOf, hint, knowsAmount } = entry;
  const offer = (details: Details | null | undefined): OfferedMethod | null => {
    if (!details) return null;
    const currency = entry.currencyOf?.(details) ?? null;
    return {
      method: name,
      key: keyOf ? `${name} ${keyOf(details)}` : name,
      details,
      knowsAmount,
      currency,
      label: (words) => {
        const currencyName = currency === null ? null : currencyNameOf(words, currency);
        const hints = [words.t(hint), currencyName].filter((each) => each !== null);
        return { ...entry.labelOf(details, words), hint: hints.join(' · ') };
      },
      sheet: (context) => createElement(entry.Sheet, { ...context, details }),
    };
  };
  return {
    name,
    fromBank: (bank) => offer(entry.fromBank?.(bank)),
    fromWallet: (wallet) => offer(entry.fromWallet?.(wallet)),
  };
}
