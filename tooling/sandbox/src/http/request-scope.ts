import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from '@opentelemetry/api';

/** Data of the call in progress. */
export interface RequestScope {
  /** Ids of the ledger's transactions that the call has posted. */
  readonly transactions: bigint[];
  /** The code with which the call was refused; otherwise empty. */
  refusal: string;
  /** Set while traces are on. */
  readonly trace: Context | undefined;
  /** The member whose token the request has, once it is verified. */
  member: { readonly id: string; readonly username: string } | undefined;
  /** The body of the response, even if the response is lost. */
  answer: string;
  /** The kind of the console's fault that was applied; empty if none was. */
  fault: string;
  /** Whether the response is the stored one of the Idempotency-Key. */
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

/** Records a transaction of the ledger in the scope of the current call. */
export const notePosted = (transactionId: bigint): void => {
  currentScope()?.transactions.push(transactionId);
};

/** Records more data of the current call. */
export const noteCall = (
  learnt: Partial<Pick<RequestScope, 'member' | 'answer' | 'fault' | 'isReplay' | 'refusal'>>,
): void => {
  const scope = currentScope();
  if (scope) Object.assign(scope, learnt);
};

/** Runs a database transaction, and discards its recorded postings if it is rolled back. */
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

/** Characters without a meaning in logs and headers. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** The X-Request-Id of the client if it is valid, or a new id. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}
