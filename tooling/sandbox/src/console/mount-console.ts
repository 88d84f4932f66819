import type { FastifyInstance } from 'fastify';
import { onlyLoopback } from '../access/loopback';
import { parse } from '../http/parse';
import { Refusal } from '../http/refusal';
import { gameOf } from '../markets/market';
import { marketOf } from '../markets/markets';
import { outcomeSummaries, vitalSummaries } from '../reports/summary';
import type { Services } from '../services';
import { creditDeposit } from '../wallet/deposit';
import {
  fundInput,
  growthInput,
  positiveAmount,
  providerInput,
  rewardsInput,
  memberStatusInput,
  switchesInput,
} from './console-input';
import { growMember } from '../growth/grow-member';
import { grantRewards } from './grant-rewards';
import { mountCalls } from './calls/mount-calls';
import { mountChat } from './chat/mount-chat';
import { mountFaults } from './faults/mount-faults';
import { mountClock } from './clock/mount-clock';
import { mountLedger } from './ledger/mount-ledger';
import { mountMessages } from './messages/mount-messages';
import { isBlocked } from '../members/member-status';
import { memberByPhone } from './members/member-by-phone';
import { mountMembers } from './members/mount-members';
import { mountPayments } from './payments/mount-payments';
import { mountOverviewPages } from './mount-overview-pages';
import { readOverview } from './overview';
import { type Queried, textOf } from './query';

/** The operator's side of the sandbox: the pages and the JSON under /console, for this machine only. */
export function mountConsole(app: FastifyInstance, services: Services): void {
  void app.register(
    async (console) => {
      console.addHook('onRequest', onlyLoopback);
      console.addHook('onRequest', () => services.clock.sync());

      mountOverviewPages(console, services);
      mountMembers(console, services);
      mountCalls(console, services);
      mountFaults(console, services);
      mountMessages(console, services);
      mountLedger(console, services);
      mountClock(console, services);
      mountChat(console, services);
      console.get<Queried>('/overview', async ({ query }) => readOverview(services, textOf(query['after'])));

      console.get<{ Params: { phone: string } }>('/otp/:phone', async (request) => {
        const phone = textOf(request.params.phone);
        const code = phone === undefined ? undefined : await services.sms.lastCode(phone);
        if (code === undefined) throw new Refusal('NO_DATA');
        return { code };
      });

      console.post('/switches', async (request) => {
        const { market, ...changes } = parse(switchesInput, request.body);
        return services.switches.set(market, changes);
      });

      console.post('/providers', async (request) => {
        const { market, game, state } = parse(providerInput, request.body);
        if (!gameOf(marketOf(market), game)) throw new Refusal('NO_GAME');
        await services.switches.setProvider(market, game, state);
        return { message: 'OK' };
      });

      console.post('/members', async (request) => {
        const { market, phone, standing } = parse(memberStatusInput, request.body);
        const { id } = await memberByPhone(services, market, phone);
        await services.db.query('update member set status = $2 where id = $1', [id, standing]);
        if (isBlocked(standing)) services.chat.hub.endSessions(market, id);
        return { message: 'OK' };
      });

      console.get<Queried>('/calls/count', async ({ query }) => ({
        count: await services.calls.count(textOf(query['market']), textOf(query['operationId'])),
      }));
      console.delete('/calls', async () => {
        await Promise.all([services.calls.clear(), services.journal.clear()]);
        return { message: 'OK' };
      });

      console.post('/fund', async (request) => {
        const { market, phone, amount } = parse(fundInput, request.body);
        const minor = positiveAmount(amount);
        const member = await memberByPhone(services, market, phone);
        await creditDeposit(services.db, member, minor, services.clock.now());
        return { message: 'OK' };
      });

      console.post('/rewards', async (request) => {
        const { market, phone, ...given } = parse(rewardsInput, request.body);
        const member = await memberByPhone(services, market, phone);
        await grantRewards(services, marketOf(market), member, given);
        return { message: 'OK' };
      });

      console.post('/growth', async (request) => {
        const { market, phone, ...counts } = parse(growthInput, request.body);
        const member = await memberByPhone(services, market, phone);
        await growMember(services.db, marketOf(market), member, counts, services.clock.now());
        return { message: 'OK' };
      });

      mountPayments(console, services);

      console.get('/reports/list', async () => ({
        vitals: vitalSummaries(services.reports.vitals),
        outcomes: outcomeSummaries(services.reports.outcomes),
        faults: services.reports.faults,
      }));
      console.delete('/reports', async () => {
        services.reports.clear();
        return { message: 'OK' };
      });
    },
    { prefix: '/console' },
  );
}
