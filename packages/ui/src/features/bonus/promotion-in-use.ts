import type { DataOf, getCurrentPromotion } from '@member-wallet/api-sdk';
import { textIn } from '#/data/operator/text-in';

/** The types of bonus that never come from a promotion code. */
const OTHER_TYPES: readonly string[] = ['limit', 'day', 'week', 'luckydraw'];

export const mayBePromotion = (type: string): boolean => !OTHER_TYPES.includes(type.toLowerCase());

interface PromotionInUse {
  readonly code: string | null;
  /** HTML. */
  readonly description: string | null;
  readonly percentFail: string | null;
}

/** The valid fields of a response whose shape is not specified; null if there are none. */
export function promotionInUse(
  answer: DataOf<typeof getCurrentPromotion> | undefined,
): PromotionInUse | null {
  const { code, percentFail } = answer ?? {};
  const promotion = {
    code: typeof code === 'string' && code.trim() !== '' ? code.trim() : null,
    description: textIn(answer),
    percentFail: isPercent(percentFail) ? String(percentFail) : null,
  };
  return Object.values(promotion).some((part) => part !== null) ? promotion : null;
}

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;
