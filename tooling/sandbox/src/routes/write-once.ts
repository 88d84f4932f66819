import type { Db } from '../db/db';
import type { Refusal } from '../http/refusal';
import type { MemberContext } from '../http/route';
import type { KeyedRequest } from '../wallet/idempotency';
import { once } from '../wallet/idempotency';

/** The request of a write with its Idempotency-Key. */
export const keyedRequest = (
  operationId: string,
  input: object,
  { services, member, idempotencyKey }: MemberContext,
): KeyedRequest => ({
  memberId: member.id,
  key: idempotencyKey,
  operationId,
  input,
  now: services.clock.now(),
});

/** Runs a member's write in one transaction, once per Idempotency-Key. */
export async function writeOnce<T extends object>(
  operationId: string,
  input: object,
  context: MemberContext,
  work: (tx: Db, now: Date) => Promise<T | Refusal>,
): Promise<object> {
  const request = keyedRequest(operationId, input, context);
  return { ...(await once(context.services.db, request, (tx) => work(tx, request.now))) };
}
