import type { RequestScope } from '../http/request-scope';
import { struckJson, struckPath, struckText } from './strike-out';

/** A call that has been answered or cut, as it is queued. Its secrets are still in it: they are replaced in the row. */
export interface EndedCall {
  /** By the sandbox's clock, which the console can move. */
  readonly at: Date;
  /** By the machine's clock. */
  readonly endedAt: Date;
  readonly market: string;
  readonly operationId: string;
  readonly isWrite: boolean;
  readonly method: string;
  /** The path as declared, with parameters such as `:id`. */
  readonly route: string;
  readonly params: unknown;
  readonly body: unknown;
  /** The request's Content-Length. */
  readonly bytes: string | undefined;
  readonly key: string | undefined;
  readonly requestId: string;
  /** 499 for a connection that ended before its answer. */
  readonly status: number;
  readonly ms: number;
  readonly scope: RequestScope;
}

/** A row of call_record without its id. Dates and bigints are strings, because the batch is sent as JSON. */
type CallRow = Readonly<Record<string, string | number | boolean | readonly string[]>>;

const textIn = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

/** The phone in a visitor's request, such as a registration or a login; otherwise empty. */
export function phoneIn(body: unknown): string {
  const phone = textIn(body, 'username') ?? textIn(body, 'phoneNumber');
  return typeof phone === 'string' && /^\d{1,20}$/.test(phone) ? phone : '';
}

function sentIn({ body, bytes }: EndedCall): string {
  if (body !== undefined && body !== null) return struckJson(body);
  return bytes === undefined || bytes === '0' ? '' : `(a form or no JSON, ${bytes} bytes)`;
}

/** The row of a call, without secrets. */
export function asRow(call: EndedCall): CallRow {
  const { scope, key = '' } = call;
  return {
    at: call.at.toISOString(),
    ended_at: call.endedAt.toISOString(),
    market: call.market,
    operation_id: call.operationId,
    is_write: call.isWrite,
    phone: scope.member?.username ?? phoneIn(call.body),
    member_id: scope.member?.id ?? '',
    status: call.status,
    code: scope.refusal,
    ms: call.ms,
    key: /^[\x21-\x7e]{1,255}$/.test(key) ? key : '',
    request_id: call.requestId,
    is_replay: scope.isReplay,
    fault: scope.fault,
    transactions: scope.transactions.map(String),
    method: call.method,
    path: struckPath(call.route, call.params),
    sent: sentIn(call),
    answered: struckText(scope.answer),
  };
}
