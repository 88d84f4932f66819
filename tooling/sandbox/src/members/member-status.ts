import { Refusal } from '../http/refusal';
import type { RefusalCode } from '../http/refusal';

/**
 * The operator's view of a member. The specification does not distinguish the four codes for an unverifiable identity,
 * so each has its own status.
 */
export const memberStatuses = [
  'active',
  'inactive',
  'wallet-closed',
  'identity-1',
  'identity-2',
  'identity-3',
  'identity-4',
] as const;
export type MemberStatus = (typeof memberStatuses)[number];

const REFUSED: Readonly<Partial<Record<MemberStatus, RefusalCode>>> = {
  inactive: 'INACTIVE_USER',
  'identity-1': 'INVALID_USER_1',
  'identity-2': 'INVALID_USER_2',
  'identity-3': 'INVALID_USER_3',
  'identity-4': 'INVALID_USER_4',
};

/** Whether every call of the member is refused. */
export const isBlocked = (status: MemberStatus): boolean => REFUSED[status] !== undefined;

/** @throws Refusal INACTIVE_USER, INVALID_USER_1 to INVALID_USER_4 */
export function checkStatus(status: MemberStatus): void {
  const code = REFUSED[status];
  if (code) throw new Refusal(code);
}
