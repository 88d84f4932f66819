import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from '@opentelemetry/api';

/** What belongs to the call that is being answered. */
export interface RequestScope {
  /** Ids of the ledger's transactions that it has posted. */
  readonly transactions: bigint[];
  /** The code with which it was refused; empty until then. */
  refusal: string;
  /** Set while traces are on. */
  readonly trace: Context | undefined;
  /** Whose token it carries, once that is known. */
  member: { readonly id: string; readonly username: string } | undefined;
  /** The body of its answer, also of one that is lost on the way. */
  answer: string;
  /** The kind of the fault that the console has set for it; empty for none. */
  fault: string;
  /** Whether the answer is the one stored for its Idempotency-Key. */
  isReplay: boolean;
}

export const newScope = (trace?: Context): RequestScope => ({
  transactions: [],
  refusal: '',
  trace,
  member: undefined,
  answer: '',
  fault: '',
  isReplay: false,
});

const scopes = new AsyncLocalStorage<RequestScope>();

export const inScope = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work);
export const currentScope = (): RequestScope | undefined => scopes.getStore();

/** Records a transaction of the ledger with the call that posted it. */
export const notePosted = (transactionId: bigint): void => {
  currentScope()?.transactions.push(transactionId);
};

/** Records what is learnt of the call on its way. */
export const noteCall = (
  learnt: Partial<Pick<RequestScope, 'member' | 'answer' | 'fault' | 'isReplay' | 'refusal'>>,
): void => {
  const scope = currentScope();
  if (scope) Object.assign(scope, learnt);
};

/** Forgets what a database transaction posted if it is rolled back. */
export async function forgettingUndone<T>(work: () => Promise<T>): Promise<T> {
  const posted = currentScope()?.transactions;
  const before = posted?.length ?? 0;
  try {
    return await work();
  } catch (error) {
    if (posted) posted.length = before;
    throw error;
  }
}

/** Printable, and nothing that means something in a log or a header. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** The id that the client gave its request, or a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}
