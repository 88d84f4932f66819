import * as z from 'zod/mini';
import { countSchema } from '../schema/amount';
import { neededTextSchema } from '../schema/needed-text';
import { lazy } from '../schema/lazy';
import type { Open } from '../schema/open';
import { openEnum } from '../schema/open-enum';
import { orNull } from '../schema/or-null';
import { timeSchema } from '../schema/time';

/** A member, as the server identifies them. */
export interface Profile {
  /** The member number; the inviter code is `PR` and this id. */
  readonly _id: string;
  /** The phone number, which is also the login name. */
  readonly username: string;
  readonly name: string;
  /** Remaining spins. getWallet returns it; getProfile may not. */
  readonly coin?: number | null | undefined;
  /** ISO date-time. Missing from getWallet. */
  readonly createdAt?: string | null | undefined;
  /** The wallet's currency. Servers with a single currency omit it. */
  readonly currency?: Open<'THB' | 'LAK'> | null | undefined;
}

export const profileSchema = /* @__PURE__ */ lazy<Profile>(() =>
  z.looseObject({
    _id: z.string(),
    username: z.string(),
    name: z.string(),
    coin: orNull(countSchema()),
    createdAt: orNull(timeSchema()),
    currency: orNull(openEnum(['THB', 'LAK'])),
  }),
);

/** The bank account that receives the member's withdrawals. */
export interface BankAccount {
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  /** The account's currency, where a server sends it. */
  readonly currency?: Open<'LAK' | 'BAHT'> | null | undefined;
  /** The names of the bank. The specification gives Thai and English. */
  readonly bank?: BankName | null | undefined;
}

export interface BankName {
  readonly nameTH?: string | null | undefined;
  readonly nameEN?: string | null | undefined;
}

export const bankAccountSchema = /* @__PURE__ */ lazy<BankAccount>(() =>
  z.looseObject({
    bankCode: z.string(),
    bankAccountName: z.string(),
    bankAccountNo: neededTextSchema(),
    currency: orNull(openEnum(['LAK', 'BAHT'])),
    bank: orNull(z.looseObject({ nameTH: orNull(z.string()), nameEN: orNull(z.string()) })),
  }),
);

/** The response of getProfile. */
export interface ProfileAnswer {
  readonly profile: Profile;
  /** Null until a bank account is linked. */
  readonly bankAccount: BankAccount | null;
}

export const profileAnswerSchema = /* @__PURE__ */ lazy<ProfileAnswer>(() =>
  z.looseObject({ profile: profileSchema(), bankAccount: orNull(bankAccountSchema()) }),
);
