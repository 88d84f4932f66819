import type { FastifyInstance } from 'fastify';
import { parse } from '../../http/parse';
import { Refusal } from '../../http/refusal';
import { marketIds } from '../../markets/market';
import { isPhoneOf } from '../../markets/markets';
import type { Services } from '../../services';
import { clearFaultInput, faultInput } from '../console-input';
import { sendPage } from '../page-shell';
import { faultsPage } from './faults-page';
import { type Fault, answersWithCode } from '../../faults/fault';
import { isTarget } from '../../faults/reach';

const LISTED = 50;

/**
 * The market in which a fault applies. With a phone that is a single one, because members of both markets can have the same
 * phone.
 * @throws Refusal KEY_INVALID if no market or more than one has phones of this format
 */
function marketOf(market: Fault['market'], phone: string | undefined): Fault['market'] {
  if (phone === undefined) return market;
  const [found, ...others] = marketIds.filter(
    (id) => (market === 'all' || market === id) && isPhoneOf(id, phone),
  );
  if (found === undefined || others.length > 0) throw new Refusal('KEY_INVALID');
  return found;
}

/** The page of faults, and the calls that set and clear them. */
export function mountFaults(console: FastifyInstance, { faults }: Services): void {
  console.get('/faults', async (_, reply) =>
    sendPage(reply, '/console/faults', faultsPage(await faults.latest(LISTED)), { isLive: true }),
  );
  console.post('/faults', async (request) => {
    const { times, code, status, ms, phone, ...fault } = parse(faultInput, request.body);
    if (!isTarget(fault.operationId)) throw new Refusal('NO_DATA');
    return faults.add({
      ...fault,
      market: marketOf(fault.market, phone),
      ...(phone !== undefined && { phone }),
      ...(code !== undefined && answersWithCode(fault.kind) && { code }),
      ...(status !== undefined && { status }),
      ...(ms !== undefined && { ms }),
      ...(times !== undefined && { timesLeft: times }),
    });
  });
  console.delete('/faults', async () => {
    await faults.clear();
    return { message: 'OK' };
  });
  console.post('/faults/clear', async (request) => {
    await faults.clear(parse(clearFaultInput, request.body).id);
    return { message: 'OK' };
  });
}
