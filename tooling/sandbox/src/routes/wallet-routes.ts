import { endpoints } from '@member-wallet/api-sdk';
import { eventFieldsOf } from '../games/launch-urls';
import { activateGame, gameCredentials, resetGamePassword } from '../games/game-accounts';
import { Providers, expectOffered } from '../games/providers';
import { Refusal } from '../http/refusal';
import { memberRoute } from '../http/route';
import type { MemberContext, Route } from '../http/route';
import { readAccounts } from '../ledger/accounts';
import type { Market } from '../markets/market';
import { gameOf } from '../markets/market';
import { readStatement } from '../statement/statement';
import type { TransferRequest } from '../wallet/transfer';
import { WALLET, amountOf, transfer } from '../wallet/transfer';
import { presentSlots, readWallet } from '../wallet/wallet';
import { withdraw, withdrawAll } from '../wallet/withdrawal';
import { keyedRequest, writeOnce } from './write-once';

const DONE = { message: 'OK' };

function expectGame(market: Market, slotCode: string): void {
  if (!gameOf(market, slotCode)) throw new Refusal('NO_GAME');
}

const providersOf = async ({ services, market }: MemberContext): Promise<Providers> =>
  new Providers(
    (await services.switches.read(market.id)).games,
    await services.switches.providers(market.id),
  );

async function transferBetween(
  operationId: string,
  input: object,
  context: MemberContext,
  move: TransferRequest,
) {
  const request = keyedRequest(operationId, input, context);
  return {
    ...(await transfer(context.services.db, context.market, request, move, await providersOf(context))),
  };
}

/** @throws Refusal NO_BANK while the switch `banks` is off */
async function expectBanks({ services, market }: MemberContext): Promise<void> {
  if (!(await services.switches.read(market.id)).banks) throw new Refusal('NO_BANK');
}

export const walletRoutes: readonly Route[] = [
  memberRoute(endpoints.getWallet, async (_, { services, market, member }) =>
    readWallet(services.db, market, member),
  ),
  memberRoute(endpoints.refreshSlots, async (_, { services, market, member }) => ({
    slots: presentSlots(market, await readAccounts(services.db, member.id)),
  })),
  memberRoute(endpoints.transfer, async (input, context) => {
    const move = { ...input, amount: amountOf(input.amount) };
    return transferBetween('transfer', input, context, move);
  }),
  memberRoute(endpoints.transferAll, async (input, context) => {
    const move = { from: WALLET, to: input.to, amount: null };
    return transferBetween('transferAll', input, context, move);
  }),
  memberRoute(endpoints.withdraw, async (input, context) => {
    await expectBanks(context);
    const answer = await writeOnce('withdraw', input, context, async (tx, now) => {
      await withdraw(tx, context.market, context.member, amountOf(input.amount), now);
      return DONE;
    });
    await context.services.scheduler.sweep();
    return { ...answer };
  }),
  memberRoute(endpoints.withdrawAll, async (input, context) => {
    await expectBanks(context);
    const providers = await providersOf(context);
    const answer = await writeOnce('withdrawAll', input, context, async (tx, now) => {
      await withdrawAll(tx, context.market, context.member, amountOf(input.amount), providers, now);
      return DONE;
    });
    await context.services.scheduler.sweep();
    return { ...answer };
  }),
  memberRoute(endpoints.activateSlot, async ({ slotCode }, context) => {
    const { services, market, member } = context;
    expectOffered(market, slotCode);
    (await providersOf(context)).expectOpening(slotCode, 'SLOT_ACTIVATE_FAIL');
    await activateGame(services.db, member, slotCode, services.clock.now());
    return DONE;
  }),
  memberRoute(endpoints.getSlotAccount, async ({ slotCode }, { services, market, member }) => {
    expectGame(market, slotCode);
    return { ...(await gameCredentials(services.db, member.id, slotCode)), ...eventFieldsOf(slotCode) };
  }),
  memberRoute(endpoints.resetSlotPassword, async ({ slotCode }, context) => {
    const { services, market, member } = context;
    expectGame(market, slotCode);
    (await providersOf(context)).expectPasswords(slotCode);
    await resetGamePassword(services.db, member.id, slotCode);
    return DONE;
  }),
  memberRoute(endpoints.listStatement, async ({ page, limit }, { services, member }) =>
    readStatement(services.db, member.id, page, limit, services.clock.now()),
  ),
];
