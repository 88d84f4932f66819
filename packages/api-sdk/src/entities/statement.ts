import * as z from 'zod/mini';
import { amountSchema, countSchema } from '../schema/amount';
import { lazy } from '../schema/lazy';
import type { Open } from '../schema/open';
import { openEnum } from '../schema/open-enum';
import { orNull } from '../schema/or-null';
import { timeSchema } from '../schema/time';
import type { AccountCode } from './wallet';

export type StatementType = Open<'deposit' | 'bonus' | 'finish_bonus' | 'withdraw' | 'transfer'>;
/** Treat any other value as in progress. */
export type StatementStatus = Open<'SUCCESS' | 'FAILED'>;

/** The origin of a transaction. */
export interface StatementOrigin {
  readonly description?: string | null | undefined;
}

/** A transaction. */
export interface StatementEntry {
  readonly statementType: StatementType;
  readonly from?: AccountCode | null | undefined;
  readonly to?: AccountCode | null | undefined;
  /** Major units, never negative: the type determines the sign. */
  readonly amount: number | null;
  readonly status: StatementStatus;
  /** ISO date-time. */
  readonly createdAt: string;
  /** When a withdrawal reached the member's bank account. ISO date-time. An extension of the contract. */
  readonly creditedAt?: string | null | undefined;
  readonly bonus?: StatementOrigin | null | undefined;
  readonly promotion?: StatementOrigin | null | undefined;
  readonly invite?: StatementOrigin | null | undefined;
  readonly refund?: StatementOrigin | null | undefined;
  readonly luckydraw?: StatementOrigin | null | undefined;
}

/** One page of transactions, newest first. */
export interface Statement {
  /** The total over all pages. */
  readonly total: number;
  readonly statements: readonly StatementEntry[];
}

export const statementSchema = /* @__PURE__ */ lazy<Statement>(() => {
  const origin = () => orNull(z.looseObject({ description: orNull(z.string()) }));
  return z.looseObject({
    total: countSchema(),
    statements: z.array(
      z.looseObject({
        statementType: openEnum(['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer']),
        from: orNull(z.string()),
        to: orNull(z.string()),
        amount: orNull(amountSchema()),
        status: openEnum(['SUCCESS', 'FAILED']),
        createdAt: timeSchema(),
        creditedAt: orNull(timeSchema()),
        bonus: origin(),
        promotion: origin(),
        invite: origin(),
        refund: origin(),
        luckydraw: origin(),
      }),
    ),
  });
});
