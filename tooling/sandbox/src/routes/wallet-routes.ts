import { endpoints } from '@member-wallet/api-sdk';
import { eventFieldsOf } from '../games/doors';
import { activateGame, gameCredentials, resetGamePassword } from '../games/game-accounts';
import { Providers, expectOffered } from '../games/providers';
import { Refusal } from '../http/refusal';
import { memberRoute } from '../http/route';
import type { MemberVisit, Route } from '../http/route';
import { readPockets } from '../ledger/accounts';
import type { Market } from '../markets/market';
import { gameOf } from '../markets/market';
import { readStatement } from '../statement/statement';
import type { TransferRequest } from '../wallet/transfer';
import { WALLET, amountOf, transfer } from '../wallet/transfer';
import { presentSlots, readWallet } from '../wallet/wallet';
import { withdraw, withdrawAll } from '../wallet/withdrawal';
import { keyed, moveOnce } from './move-once';

const DONE = { message: 'OK' };

function expectGame(market: Market, slotCode: string): void {
  if (!gameOf(market, slotCode)) throw new Refusal('NO_GAME');
}

const providersOf = async ({ services, market }: MemberVisit): Promise<Providers> =>
  new Providers(
    (await services.switches.read(market.id)).games,
    await services.switches.providers(market.id),
  );

async function moveBetween(operationId: string, input: object, visit: MemberVisit, move: TransferRequest) {
  const request = keyed(operationId, input, visit);
  return { ...(await transfer(visit.services.db, visit.market, request, move, await providersOf(visit))) };
}

/** @throws Refusal NO_BANK while the banks do not answer */
async function expectBanks({ services, market }: MemberVisit): Promise<void> {
  if (!(await services.switches.read(market.id)).banks) throw new Refusal('NO_BANK');
}

export const walletRoutes: readonly Route[] = [
  memberRoute(endpoints.getWallet, async (_, { services, market, member }) =>
    readWallet(services.db, market, member),
  ),
  memberRoute(endpoints.refreshSlots, async (_, { services, market, member }) => ({
    slots: presentSlots(market, await readPockets(services.db, member.id)),
  })),
  memberRoute(endpoints.transfer, async (input, visit) => {
    const move = { ...input, amount: amountOf(input.amount) };
    return moveBetween('transfer', input, visit, move);
  }),
  memberRoute(endpoints.transferAll, async (input, visit) => {
    const move = { from: WALLET, to: input.to, amount: null };
    return moveBetween('transferAll', input, visit, move);
  }),
  memberRoute(endpoints.withdraw, async (input, visit) => {
    await expectBanks(visit);
    const answer = await moveOnce('withdraw', input, visit, async (tx, now) => {
      await withdraw(tx, visit.market, visit.member, amountOf(input.amount), now);
      return DONE;
    });
    await visit.services.settler.sweep();
    return { ...answer };
  }),
  memberRoute(endpoints.withdrawAll, async (input, visit) => {
    await expectBanks(visit);
    const providers = await providersOf(visit);
    const answer = await moveOnce('withdrawAll', input, visit, async (tx, now) => {
      await withdrawAll(tx, visit.market, visit.member, amountOf(input.amount), providers, now);
      return DONE;
    });
    await visit.services.settler.sweep();
    return { ...answer };
  }),
  memberRoute(endpoints.activateSlot, async ({ slotCode }, visit) => {
    const { services, market, member } = visit;
    expectOffered(market, slotCode);
    (await providersOf(visit)).expectOpening(slotCode, 'SLOT_ACTIVATE_FAIL');
    await activateGame(services.db, member, slotCode, services.clock.now());
    return DONE;
  }),
  memberRoute(endpoints.getSlotAccount, async ({ slotCode }, { services, market, member }) => {
    expectGame(market, slotCode);
    return { ...(await gameCredentials(services.db, member.id, slotCode)), ...eventFieldsOf(slotCode) };
  }),
  memberRoute(endpoints.resetSlotPassword, async ({ slotCode }, visit) => {
    const { services, market, member } = visit;
    expectGame(market, slotCode);
    (await providersOf(visit)).expectPasswords(slotCode);
    await resetGamePassword(services.db, member.id, slotCode);
    return DONE;
  }),
  memberRoute(endpoints.listStatement, async ({ page, limit }, { services, member }) =>
    readStatement(services.db, member.id, page, limit),
  ),
];
