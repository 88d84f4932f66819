import type { Db } from '../db/db';
import type { Refusal } from '../http/refusal';
import type { MemberVisit } from '../http/route';
import type { KeyedRequest } from '../wallet/idempotency';
import { once } from '../wallet/idempotency';

/** The member's call as one that is done once per Idempotency-Key. */
export const keyed = (
  operationId: string,
  input: object,
  { services, member, idempotencyKey }: MemberVisit,
): KeyedRequest => ({
  memberId: member.id,
  key: idempotencyKey,
  operationId,
  input,
  now: services.clock.now(),
});

/** A write of the member's, in one transaction, honouring the Idempotency-Key. */
export async function moveOnce<T extends object>(
  operationId: string,
  input: object,
  visit: MemberVisit,
  work: (tx: Db, now: Date) => Promise<T | Refusal>,
): Promise<object> {
  const request = keyed(operationId, input, visit);
  return { ...(await once(visit.services.db, request, (tx) => work(tx, request.now))) };
}
