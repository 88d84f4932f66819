import type { Member } from './member';
import { Refusal, type Reply } from './reply';
import type { World } from './world';

/** A request to an open call. */
export interface Call {
  readonly world: World;
  /** The values of the path's parameters, written as `{…}`. */
  readonly params: readonly string[];
  /** The JSON body; `{}` if there is none. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The size in bytes of the file of a multipart body. */
  readonly fileSize: number;
  /** The member whose token the request has. */
  readonly who: Member | undefined;
}

export interface MemberCall extends Call {
  readonly member: Member;
}

type Handler = (call: Call) => Reply;

export interface Route {
  /** `GET /api/wallet/account/{slotCode}` */
  readonly call: string;
  readonly isWrite: boolean;
  readonly reply: Handler;
}

type MemberHandler = (call: MemberCall) => Reply;

const forMember =
  (handler: MemberHandler): Handler =>
  (call) => {
    if (!call.who) throw new Refusal('UNAUTHORIZED', 'status', 401);
    return handler({ ...call, member: call.who });
  };

export const openRead = (call: string, reply: Handler): Route => ({ call, isWrite: false, reply });
export const openWrite = (call: string, reply: Handler): Route => ({ call, isWrite: true, reply });
export const read = (call: string, handler: MemberHandler): Route => openRead(call, forMember(handler));
export const write = (call: string, handler: MemberHandler): Route => openWrite(call, forMember(handler));

/** A string or a number from the body, as a string. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** One page of a list, by the body's page (from 1) and limit. */
export function pageOf<Item>({ body }: Call, all: readonly Item[]): Item[] {
  const limit = Number(body.limit ?? 10);
  const first = (Number(body.page ?? 1) - 1) * limit;
  return all.slice(first, first + limit);
}
