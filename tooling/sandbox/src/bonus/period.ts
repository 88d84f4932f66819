import { startOf } from '../bangkok-time';
import type { BonusType } from './offers';

/** From when receipts count against the maximum: for ever, since midnight or since Monday, Bangkok time. */
export const countedSince = (type: BonusType, now: Date): Date =>
  type === 'limit' ? new Date(0) : startOf(type, now);
