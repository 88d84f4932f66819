import {
  activateBonus,
  activatePromotion,
  clearBonus,
  findPromotion,
  getActiveBonus,
  listBonuses,
} from '@member-wallet/api-sdk';
import { useAction } from './use-action';
import { useRead } from './use-read';
import { MONEY_READS } from './use-wallet';

/** What receiving or ending a bonus makes stale. */
const BONUS_READS = [getActiveBonus, listBonuses, ...MONEY_READS] as const;

export const useBonuses = () => useRead(listBonuses, undefined);
export const useActiveBonus = () => useRead(getActiveBonus, undefined);
export const useActivateBonus = () => useAction(activateBonus, { refreshes: BONUS_READS });
export const useClearBonus = () => useAction(clearBonus, { refreshes: BONUS_READS });
export const useActivatePromotion = () => useAction(activatePromotion, { refreshes: BONUS_READS });

/** The lookup as an action: asked when the member presses search, and its refusal is shown. */
export const useFindPromotion = () => useAction(findPromotion);
