import * as z from 'zod/mini';
import { lazy } from '../schema/lazy';
import type { Open } from '../schema/open';
import { openEnum } from '../schema/open-enum';

/** The data of a new member's registration. */
export interface Registration {
  readonly name: string;
  /** The phone number, digits only. */
  readonly username: string;
  readonly password: string;
  readonly sourceCode?: string | undefined;
  /** The inviter's code: `PR` and their member number. */
  readonly inviteCode?: string | undefined;
  readonly bankCode: string;
  /** The account holder's first and last name, separated by a space. */
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  /** Laos only. */
  readonly currency?: Open<'LAK' | 'BAHT'> | undefined;
}

export const registrationSchema = /* @__PURE__ */ lazy<Registration>(() =>
  z.object({
    name: z.string(),
    username: z.string(),
    password: z.string(),
    sourceCode: z.optional(z.string()),
    inviteCode: z.optional(z.string()),
    bankCode: z.string(),
    bankAccountName: z.string(),
    bankAccountNo: z.string(),
    currency: z.optional(openEnum(['LAK', 'BAHT'])),
  }),
);

/** A partly filled registration. */
export interface PartialRegistration {
  readonly name?: string | undefined;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly sourceCode?: string | undefined;
  readonly inviteCode?: string | undefined;
  readonly bankCode?: string | undefined;
  readonly bankAccountName?: string | undefined;
  readonly bankAccountNo?: string | undefined;
  readonly currency?: Open<'LAK' | 'BAHT'> | undefined;
}

export const partialRegistrationSchema = /* @__PURE__ */ lazy<PartialRegistration>(() => {
  const text = () => z.optional(z.string());
  return z.object({
    name: text(),
    username: text(),
    password: text(),
    sourceCode: text(),
    inviteCode: text(),
    bankCode: text(),
    bankAccountName: text(),
    bankAccountNo: text(),
    currency: z.optional(openEnum(['LAK', 'BAHT'])),
  });
});
