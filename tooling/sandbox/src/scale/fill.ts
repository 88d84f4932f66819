import { DAY, HOUR, addMs } from '../clock';
import type { Db, Store } from '../db/db';
import { one } from '../db/db';
import type { HouseAccountKind } from '../ledger/accounts';
import { houseAccount } from '../ledger/accounts';
import { BELONGINGS, MEMBERS } from './fill-members';
import { BALANCES, DEPOSIT_LINES, MARKS, MOVES, OTHER_MOVES, REFERRERS } from './fill-moves';

interface Scale {
  readonly members: number;
  /** At least this many moves in all; more than the busy members have. */
  readonly moves: number;
  /** How many members have a long history. */
  readonly busy: number;
  /** The number of moves of each of them. */
  readonly busyMoves: number;
  /** The hash of every member's password. */
  readonly passwordHash: string;
}

const HOUSES: readonly HouseAccountKind[] = ['bank', 'invite-fund', 'cashback-fund', 'withdrawals-pending'];

async function houses(tx: Db): Promise<string> {
  const ids: [string, string][] = [];
  for (const kind of HOUSES) {
    ids.push([kind, String(await houseAccount(tx, { market: 'th', currency: 'THB' }, kind))]);
  }
  return JSON.stringify(Object.fromEntries(ids));
}

async function fillAll(tx: Db, scale: Scale, now: Date): Promise<void> {
  const { members, moves, busy, busyMoves, passwordHash } = scale;
  for (const sql of MEMBERS) await tx.query(sql, [members, now, passwordHash]);
  for (const sql of BELONGINGS) await tx.query(sql, [members, now]);
  const house = await houses(tx);
  const { before } = await one<{ before: bigint }>(
    tx,
    'select coalesce(max(id), 0) as before from ledger_transaction',
  );
  const last = addMs(now, -2 * HOUR);
  const each = Math.ceil((moves - busy * busyMoves) / (members - busy));
  await tx.query(MOVES, [house, 1, busy, busyMoves, last, Math.floor((200 * DAY) / busyMoves)]);
  await tx.query(MOVES, [house, busy + 1, members, each, last, Math.floor((200 * DAY) / each)]);
  await tx.query(DEPOSIT_LINES, [before]);
  for (const sql of OTHER_MOVES) await tx.query(sql, [house, members, last]);
  for (const sql of REFERRERS) await tx.query(sql, [before]);
  await tx.query(BALANCES);
  await tx.query(MARKS, [last]);
}

/**
 * Fills a database of the Thai market with members and their moves, for measurements and tests. One move at a time would
 * take hours, so the triggers that change balances are disabled meanwhile; the ledger's invariants hold afterwards.
 */
export async function fill(store: Store, scale: Scale, now: Date): Promise<void> {
  await store.transaction(async (tx) => {
    const triggers = async (state: 'disable' | 'enable'): Promise<void> => {
      for (const [table, trigger] of [
        ['ledger_transaction', 'ledger_transaction_apply'],
        ['ledger_account', 'ledger_account_by_entries'],
      ]) {
        await tx.script(`alter table ${table} ${state} trigger ${trigger}`);
      }
    };
    await tx.script("set local enable_seqscan = on; set local work_mem = '64MB'");
    await triggers('disable');
    await fillAll(tx, scale, now);
    await triggers('enable');
  });
  // As in a database that has run for a while: statistics for the planner, visibility maps for index-only scans.
  await store.script('vacuum analyze');
}

/** The phone of a member that fill has created. @param number from 1; the busy members come first */
export const filledPhone = (number: number): string => `06${String(number).padStart(8, '0')}`;
