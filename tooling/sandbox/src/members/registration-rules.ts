import type { Db } from '../db/db';
import { maybeOne } from '../db/db';
import { Refusal } from '../http/refusal';
import type { Currency, Market } from '../markets/market';
import { bankOf, currencyFromWire } from '../markets/market';
import { isRegistered } from './member';

/** The fields that are filled in so far: the wizard has them checked after each step. */
export interface Draft {
  readonly name?: string | undefined;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly sourceCode?: string | undefined;
  readonly inviteCode?: string | undefined;
  readonly bankCode?: string | undefined;
  readonly bankAccountName?: string | undefined;
  readonly bankAccountNo?: string | undefined;
  readonly currency?: string | undefined;
}

const LATIN_NAME_BANKS: readonly string[] = ['KTB', 'TMB', 'BBL'];
const LONGEST = 128;

export function checkText(text: string): void {
  if (text.trim() === '') throw new Refusal('KEY_MISSING');
  if (text.length > LONGEST) throw new Refusal('KEY_INVALID');
}

/** In characters. */
const SHORTEST_PASSWORD = 8;

/** @throws Refusal KEY_MISSING, KEY_INVALID */
export function checkNewPassword(password: string): void {
  checkText(password);
  if ([...password].length < SHORTEST_PASSWORD) throw new Refusal('KEY_INVALID');
}

export function checkPhone(market: Market, phone: string): void {
  if (!market.phone.test(phone)) throw new Refusal(market.phoneCode);
}

/** The digits of an account number, which people type with dashes and spaces. @throws Refusal INVALID_BANK */
export function accountDigits(text: string): string {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{6,20}$/.test(digits)) throw new Refusal('INVALID_BANK');
  return digits;
}

export function checkBank(market: Market, code: string): void {
  if (!bankOf(market, code)) throw new Refusal('INVALID_BANK');
}

export function checkHolderName(bankCode: string, name: string): void {
  checkText(name);
  if (LATIN_NAME_BANKS.includes(bankCode) && !/^[A-Za-z ]+$/.test(name)) {
    throw new Refusal('BANK_ACCOUNT_NAME_ENG');
  }
}

export function currencyOf(market: Market, wire: string | undefined): Currency {
  const currency = currencyFromWire(market, wire);
  if (!currency) throw new Refusal('KEY_INVALID');
  return currency;
}

/** The id of the inviter with the code `PR{id}`; null without a code. */
export async function inviterOf(
  db: Db,
  market: Market,
  inviteCode: string | undefined,
): Promise<string | null> {
  const code = inviteCode?.trim() ?? '';
  if (code === '') return null;
  const id = /^PR([0-9a-f]{24})$/i.exec(code)?.[1]?.toLowerCase();
  const row =
    id === undefined
      ? undefined
      : await maybeOne<{ id: string }>(db, 'select id from member where market = $1 and id = $2', [
          market.id,
          id,
        ]);
  if (!row) throw new Refusal('INVALID_USER_INFO');
  return row.id;
}

/**
 * Checks the fields that are given and ignores missing ones.
 * @throws Refusal with the code of the first broken rule
 */
export async function checkDraft(db: Db, market: Market, draft: Draft): Promise<void> {
  const { name, username, password, sourceCode, bankCode, bankAccountName, bankAccountNo } = draft;
  if (username !== undefined) {
    checkPhone(market, username);
    if (await isRegistered(db, market, username)) throw new Refusal('EXISTING_USER');
  }
  if (name !== undefined) checkText(name);
  if (password !== undefined) checkNewPassword(password);
  if (sourceCode !== undefined && sourceCode !== '') {
    if (!market.sources.some((source) => source.code === sourceCode)) throw new Refusal('INVALID_USER_INFO');
  }
  await inviterOf(db, market, draft.inviteCode);
  currencyOf(market, draft.currency);
  if (bankCode === undefined) return;
  checkBank(market, bankCode);
  if (bankAccountName !== undefined) checkHolderName(bankCode, bankAccountName);
  if (bankAccountNo === undefined) return;
  const used = await maybeOne(
    db,
    'select 1 from member where market = $1 and bank_code = $2 and bank_account_no = $3',
    [market.id, bankCode, accountDigits(bankAccountNo)],
  );
  if (used) throw new Refusal('EXISTING_BANK');
}
