import type { ErrorCode } from '@member-wallet/api-sdk';
import type { Minor } from '../money/minor-units';

export const marketIds = ['th', 'la'] as const;
export type MarketId = (typeof marketIds)[number];
export type Currency = 'THB' | 'LAK';

export interface Bank {
  readonly code: string;
  readonly nameTH: string;
  readonly nameEN: string;
  readonly nameLA?: string;
}

type GameCategory = 'slot' | 'sport' | 'lotto';

/** The motif of a game's picture; see games/art. */
export type Motif =
  | 'reels'
  | 'garden'
  | 'waves'
  | 'peaks'
  | 'pitch'
  | 'track'
  | 'cards'
  | 'balls'
  | 'grid'
  | 'orbits';

export interface Game {
  readonly code: string;
  /** In the market's language. */
  readonly name: string;
  readonly category: GameCategory;
  /** How many points the member sees per unit of money. */
  readonly ftWalletSlot: number;
  /** Activated for every member on registration. */
  readonly starter: boolean;
  readonly art: { readonly motif: Motif; readonly from: string; readonly to: string };
}

/** An invented account that members transfer deposits to. */
interface DepositAccount {
  readonly bankCode: string;
  readonly currency: Currency;
  readonly name: string;
  readonly number: string;
}

/** Providers of QR codes. */
export type QrProvider = 'KBANK' | 'WW' | 'PAYTIMZ';

/** The deposit methods of a market. */
interface DepositMethods {
  readonly accounts: readonly DepositAccount[];
  readonly qr: readonly QrProvider[];
  /** The operator's account at a mobile wallet, for transfers and gift links. */
  readonly mobileWallet: { readonly name: string; readonly number: string };
}

export interface Market {
  readonly id: MarketId;
  /** BCP 47 tag for the pages that the sandbox serves. */
  readonly language: string;
  readonly accent: string;
  readonly currencies: readonly Currency[];
  /** The default currency. */
  readonly currency: Currency;
  readonly phone: RegExp;
  /** The error code for a malformed phone number. */
  readonly phoneCode: ErrorCode;
  readonly banks: readonly Bank[];
  readonly games: readonly Game[];
  readonly sources: readonly { readonly code: string; readonly description: string }[];
  readonly withdraw: Readonly<Partial<Record<Currency, { readonly min: Minor; readonly max: Minor }>>>;
  readonly info: { readonly name: string; readonly website: string };
  readonly contact: {
    readonly contactText: string;
    readonly lineLink: string;
    readonly lineName: string;
  };
  /** HTML. */
  readonly notice: string;
  /** The text of the slip lookup. */
  readonly slipRules: string;
  readonly conditions: readonly string[];
  readonly agreements: readonly string[];
  readonly deposit: DepositMethods;
}

/** The API's BAHT is THB here. */
export function currencyFromWire(market: Market, wire: string | undefined): Currency | undefined {
  if (wire === undefined || wire === '') return market.currency;
  const currency = wire === 'BAHT' || wire === 'THB' ? 'THB' : wire;
  return market.currencies.find((known) => known === currency);
}

export const bankOf = (market: Market, code: string): Bank | undefined =>
  market.banks.find((bank) => bank.code === code);

/** The code of a copy: the original's and a number, such as PG-2. Growth on the console creates copies. */
const COPY = /^(\w+)-(\d+)$/;

/** The game or offer with this code; for the code of a copy, the original with that code. */
export function withCode<T extends { readonly code: string }>(
  all: readonly T[],
  code: string,
): T | undefined {
  const [, original = code, copy] = COPY.exec(code) ?? [];
  const found = all.find((one) => one.code === original);
  return found && copy !== undefined ? { ...found, code } : found;
}

export const gameOf = (market: Market, code: string): Game | undefined => withCode(market.games, code);
