import { HOUR, addMs } from '../clock';
import type { Db } from '../db/db';
import type { HouseAccountKind } from '../ledger/accounts';
import { lastRound, settleRound } from '../games/rounds';
import { houseAccount, memberAccount } from '../ledger/accounts';
import type { TransactionKind } from '../ledger/post';
import { move, post, reverse } from '../ledger/post';
import { addRefundToWallet, receiveRefund } from '../refund/refunds';
import type { StatementLine } from '../statement/statement';
import { recordStatement } from '../statement/statement';
import { WALLET } from '../wallet/transfer';
import { addPendingWithdrawal } from '../wallet/withdrawal';
import type { DemoMember } from './demo-members';
import { originTexts } from './demo-members';
import type { PastEvent } from './history';

/** A member's accounts, and the postings of the events. */
interface MemberLedger {
  house(kind: HouseAccountKind): Promise<bigint>;
  account(name: string): Promise<bigint>;
  /** Posts the event's amount at the event's time. */
  book(kind: TransactionKind, from: bigint, to: bigint): Promise<bigint>;
  /** Withdrawals are decided a quarter of an hour after the request. */
  decide: {
    pay(pending: bigint, bank: bigint): Promise<bigint>;
    refuse(transactionId: bigint): Promise<bigint>;
  };
}

/** Caches the few accounts that a history uses repeatedly. */
function accountsOf(db: Db, member: DemoMember): Pick<MemberLedger, 'house' | 'account'> {
  const known = new Map<string, Promise<bigint>>();
  const remember = (key: string, read: () => Promise<bigint>): Promise<bigint> => {
    const account = known.get(key) ?? read();
    known.set(key, account);
    return account;
  };
  return {
    house: (kind) => remember(`house ${kind}`, () => houseAccount(db, member, kind)),
    account: (name) =>
      remember(`account ${name}`, async () => {
        const account =
          name === WALLET
            ? await memberAccount(db, member.id, 'wallet')
            : await memberAccount(db, member.id, 'game', name);
        return account.id;
      }),
  };
}

type Line = Pick<StatementLine, 'type' | 'from' | 'to' | 'status' | 'transactionId' | 'detail'>;

/** Posts one event. @returns its statement line, unless it is derived from the ledger */
async function postEvent(
  event: Exclude<PastEvent, { type: 'played' | 'refunded' }>,
  member: DemoMember,
  ledger: MemberLedger,
): Promise<Line | undefined> {
  const { house, account, book } = ledger;
  const wallet = await account(WALLET);
  switch (event.type) {
    case 'deposit': {
      const transactionId =
        event.status === 'SUCCESS' ? await book('deposit', await house('bank'), wallet) : null;
      return { type: 'deposit', from: member.bankCode, to: WALLET, status: event.status, transactionId };
    }
    case 'withdraw': {
      const pending = await house('withdrawals-pending');
      const transactionId = await book('withdraw-reserve', wallet, pending);
      if (event.status === 'SUCCESS') await ledger.decide.pay(pending, await house('bank'));
      if (event.status === 'FAILED') await ledger.decide.refuse(transactionId);
      return { type: 'withdraw', from: WALLET, to: member.bankCode, status: event.status, transactionId };
    }
    case 'transfer': {
      const transactionId = await book('transfer', await account(event.from), await account(event.to));
      if (event.status === 'FAILED') await ledger.decide.refuse(transactionId);
      return undefined;
    }
    case 'bonus':
    case 'finish_bonus': {
      const transactionId = event.type === 'bonus' ? await book('bonus', await house('bonus'), wallet) : null;
      const detail = { [event.origin]: { description: originTexts[member.market][event.origin] } };
      return { type: event.type, from: null, to: WALLET, status: 'SUCCESS', transactionId, detail };
    }
  }
}

/** Replays events that have their own rules. */
async function replayEvent(
  db: Db,
  event: Extract<PastEvent, { type: 'played' | 'refunded' }>,
  member: DemoMember,
  account: MemberLedger['account'],
  at: Date,
): Promise<void> {
  if (event.type === 'played') {
    const round = {
      number: (await lastRound(db, member.id, event.game)) + 1,
      stake: event.amount * member.rate,
      payout: event.payout * member.rate,
    };
    await settleRound(db, member, event.game, await account(event.game), round, at);
    return;
  }
  await receiveRefund(db, member, at);
  await addRefundToWallet(db, member.market, member, at);
}

/** Replays a member's history through the ledger, so that its invariants hold. */
export async function playHistory(db: Db, member: DemoMember, started: Date): Promise<void> {
  const accounts = accountsOf(db, member);
  for (const event of member.history) {
    const amount = event.amount * member.rate;
    const at = addMs(started, -event.hoursAgo * HOUR);
    const decidedAt = addMs(at, HOUR / 4);
    if (event.type === 'played' || event.type === 'refunded') {
      await replayEvent(db, event, member, accounts.account, at);
      continue;
    }
    const bookAt =
      (when: Date): MemberLedger['book'] =>
      (kind, from, to) =>
        post(db, {
          market: member.market,
          currency: member.currency,
          kind,
          memberId: member.id,
          at: when,
          ...move(from, to, amount),
        });
    const line = await postEvent(event, member, {
      ...accounts,
      book: bookAt(at),
      decide: {
        pay: (pending, bank) => bookAt(decidedAt)('withdraw-pay', pending, bank),
        refuse: (transactionId) => reverse(db, transactionId, decidedAt),
      },
    });
    if (!line) continue;
    const lineId = await recordStatement(db, member.id, { ...line, amount, at });
    if (line.type === 'withdraw' && line.status === 'PENDING' && line.transactionId !== null) {
      // Left pending, so that the console has one to decide.
      await addPendingWithdrawal(
        db,
        member.id,
        amount,
        { lineId, transactionId: line.transactionId },
        at,
        null,
      );
    }
  }
}
