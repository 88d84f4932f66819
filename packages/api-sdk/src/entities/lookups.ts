import * as z from 'zod/mini';
import { accept } from '../schema/accept';
import { amountSchema } from '../schema/amount';
import { flagSchema } from '../schema/flag';
import { neededTextSchema } from '../schema/needed-text';
import { lazy } from '../schema/lazy';
import type { Open } from '../schema/open';
import { openEnum } from '../schema/open-enum';
import { orNull } from '../schema/or-null';
import type { BankName } from './profile';

/** A bank where members can register an account. */
export interface BankItem {
  readonly code: string;
  readonly nameTH: string;
  /** Some servers send it in addition to the Thai name. */
  readonly nameEN?: string | null | undefined;
}

export const bankItemsSchema = /* @__PURE__ */ lazy<readonly BankItem[]>(() =>
  z.array(z.looseObject({ code: neededTextSchema(), nameTH: z.string(), nameEN: orNull(z.string()) })),
);

/** How a member heard about the operator. */
export interface SourceItem {
  readonly code: string;
  readonly description: string;
}

export const sourceItemsSchema = /* @__PURE__ */ lazy<readonly SourceItem[]>(() =>
  z.array(z.looseObject({ code: neededTextSchema(), description: z.string() })),
);

/** The operator's name and site. */
export interface SiteInfo {
  readonly name: string;
  readonly website: string | null;
}

export const siteInfoSchema = /* @__PURE__ */ lazy<SiteInfo>(() =>
  z.looseObject({ name: z.string(), website: orNull(z.string()) }),
);

/** How to reach the operator. */
export interface Contact {
  readonly contactText: string | null;
  readonly lineLink: string | null;
  readonly lineName: string | null;
  /** The address of a QR code image. */
  readonly lineQR: string | null;
}

export const contactSchema = /* @__PURE__ */ lazy<Contact>(() =>
  z.looseObject({
    contactText: orNull(z.string()),
    lineLink: orNull(z.string()),
    lineName: orNull(z.string()),
    lineQR: orNull(z.string()),
  }),
);

/** HTML from the operator. Sanitise it before showing it. */
export const htmlListSchema = /* @__PURE__ */ lazy<readonly string[]>(() => z.array(z.string()));

/** The limits of a withdrawal, in major units. Null means no limit. */
export interface WithdrawLimits {
  readonly withdrawMin: number | null;
  readonly withdrawMax: number | null;
}

export const withdrawLimitsSchema = /* @__PURE__ */ lazy<WithdrawLimits>(() =>
  z.looseObject({ withdrawMin: orNull(amountSchema()), withdrawMax: orNull(amountSchema()) }),
);

/** A bank account of the operator that receives deposits. */
export interface DepositBank {
  readonly bankCode: string;
  readonly bankType?: string | null | undefined;
  /** AUTO: transfers are credited automatically. */
  readonly mode?: Open<'AUTO' | 'QR'> | null | undefined;
  /** The bank, as a name or as an object of names; the specification does not say which. */
  readonly bank?: string | BankName | null | undefined;
  readonly bankAccountName?: string | null | undefined;
  readonly bankAccountNo?: string | null | undefined;
  readonly currency?: Open<'LAK' | 'BAHT'> | null | undefined;
}

/** A mobile wallet of the operator that receives deposits. */
export interface DepositWallet {
  /** AUTO: deposits are credited automatically; any other mode takes a gift link. */
  readonly mode?: Open<'AUTO'> | null | undefined;
  readonly walletAccountName?: string | null | undefined;
  readonly walletAccountNo?: string | null | undefined;
}

/** The ways to deposit. */
export interface DepositLookup {
  readonly banks: readonly DepositBank[];
  readonly wallets: readonly DepositWallet[];
  /** Whether deposits are credited manually. */
  readonly isManual: boolean | null;
}

const readBank = (value: unknown): string | BankName | undefined =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && !Array.isArray(value))
    ? value
    : undefined;

export const depositLookupSchema = /* @__PURE__ */ lazy<DepositLookup>(() => {
  const text = () => orNull(z.string());
  return z.looseObject({
    banks: z.array(
      z.looseObject({
        bankCode: neededTextSchema(),
        bankType: text(),
        mode: orNull(openEnum(['AUTO', 'QR'])),
        bank: orNull(accept(readBank, 'other', { type: ['string', 'object'], additionalProperties: {} })),
        bankAccountName: text(),
        bankAccountNo: text(),
        currency: orNull(openEnum(['LAK', 'BAHT'])),
      }),
    ),
    wallets: z.array(
      z.looseObject({
        mode: orNull(openEnum(['AUTO'])),
        walletAccountName: text(),
        walletAccountNo: text(),
      }),
    ),
    isManual: orNull(flagSchema()),
  });
});
