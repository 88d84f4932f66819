import type { Fault, FaultKind } from './fault';

export interface FaultRow {
  readonly id: bigint;
  readonly market: Fault['market'];
  readonly operation_id: string;
  readonly phone: string | null;
  readonly kind: FaultKind;
  readonly code: string | null;
  readonly status: number | null;
  readonly ms: number | null;
  readonly times_left: number | null;
  readonly struck: number;
}

export const FAULT_COLUMNS = 'id, market, operation_id, phone, kind, code, status, ms, times_left, struck';

export const asFault = (row: FaultRow): Fault => ({
  id: Number(row.id),
  market: row.market,
  operationId: row.operation_id,
  ...(row.phone !== null && { phone: row.phone }),
  kind: row.kind,
  ...(row.code !== null && { code: row.code }),
  ...(row.status !== null && { status: row.status }),
  ...(row.ms !== null && { ms: row.ms }),
  ...(row.times_left !== null && { timesLeft: row.times_left }),
  struck: row.struck,
});
