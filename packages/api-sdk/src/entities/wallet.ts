import * as z from 'zod/mini';
import { documented } from '../schema/documented';
import { amountSchema, countSchema } from '../schema/amount';
import { flagSchema } from '../schema/flag';
import { neededTextSchema } from '../schema/needed-text';
import { lazy } from '../schema/lazy';
import type { Open } from '../schema/open';
import { openEnum } from '../schema/open-enum';
import { orNull } from '../schema/or-null';
import type { BankAccount, Profile } from './profile';
import { bankAccountSchema, profileSchema } from './profile';

/** A holder of money: the main wallet, or a game account by its code. */
export type AccountCode = Open<'WALLET'>;

/** A game account. */
export interface Slot {
  /** Identifies the game account in every call: 'PG', 'JOKER', … */
  readonly code: string;
  readonly name: string;
  readonly category: Open<'slot' | 'sport' | 'lotto'>;
  /** Image addresses. */
  readonly logo?: string | null | undefined;
  readonly background?: string | null | undefined;
  /** The game account's balance, in its own unit. Null means 0. */
  readonly amount: number | null;
  /** Multiplier: `amount × ftWalletSlot` is the value shown, in major units of the wallet's currency. */
  readonly ftWalletSlot: number | null;
  readonly isActive: boolean;
  /** The address of its site; null when there is none. */
  readonly web: string | null;
  /** The addresses of its apps; null when there is none. */
  readonly android: string | null;
  readonly ios: string | null;
}

export const slotSchema = /* @__PURE__ */ lazy<Slot>(() => {
  const link = () => orNull(z.string());
  return z.looseObject({
    code: neededTextSchema(),
    name: z.string(),
    category: openEnum(['slot', 'sport', 'lotto']),
    logo: orNull(z.string()),
    background: orNull(z.string()),
    amount: orNull(amountSchema()),
    ftWalletSlot: orNull(amountSchema()),
    isActive: flagSchema(),
    web: link(),
    android: link(),
    ios: link(),
  });
});

/** Everything on the dashboard. */
export interface Wallet {
  readonly profile: Profile;
  /** Null until a bank account is linked. */
  readonly bankAccount: BankAccount | null;
  /** The main wallet, in major units. */
  readonly wallet: { readonly amount: number | null };
  /** Null when the operator offers none. */
  readonly invite: InviteSummary | null;
  readonly slots: readonly Slot[];
}

/** The referral bonus of a member. */
export interface InviteSummary {
  /** Claimable, in major units. */
  readonly amount: number | null;
  /** How many claims succeeded. A count, not money. */
  readonly success?: number | null | undefined;
  /** How many failed. A count, not money. */
  readonly fail?: number | null | undefined;
}

export const walletSchema = /* @__PURE__ */ lazy<Wallet>(() =>
  z.looseObject({
    profile: profileSchema(),
    bankAccount: orNull(bankAccountSchema()),
    wallet: z.looseObject({ amount: orNull(amountSchema()) }),
    invite: orNull(
      z.looseObject({
        amount: orNull(amountSchema()),
        success: orNull(countSchema()),
        fail: orNull(countSchema()),
      }),
    ),
    slots: z.array(slotSchema()),
  }),
);

/** A member's login for a game. Some games add fields for a form post; they are passed through unchanged. */
export interface SlotAccount {
  readonly username: string;
  readonly password: string;
  readonly [eventField: string]: unknown;
}

export const slotAccountSchema = /* @__PURE__ */ lazy<SlotAccount>(() =>
  documented(z.looseObject({ username: z.string(), password: z.string() }), { additionalProperties: {} }),
);
