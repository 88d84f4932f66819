import { startOf } from '../bangkok-time';
import type { BonusType } from './offers';

/** The start of the period in which receipts count against the maximum. */
export const countedSince = (type: BonusType, now: Date): Date =>
  type === 'limit' ? new Date(0) : startOf(type, now);
