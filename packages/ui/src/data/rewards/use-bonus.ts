import {
  activateBonus,
  activatePromotion,
  checkBonusMinimum,
  clearBonus,
  findPromotion,
  getActiveBonus,
  getCurrentPromotion,
  isApiError,
  isErrorCode,
  isUnexpectedResponseError,
  listBonuses,
  type Promotion,
  type SdkError,
} from '@member-wallet/api-sdk';
import { useForget } from '#/data/read/use-refresh';
import { useMoneyWrite } from '#/data/write/use-money-write';
import { NOT_YET, useRead } from '#/data/read/use-read';
import { MONEY_READS } from '#/data/money/use-wallet';
import { useWrite } from '#/data/write/use-write';

/** The reads about the active bonus. */
const TERMS = [getCurrentPromotion, checkBonusMinimum] as const;

/** The reads that become stale when a bonus is received or ended. */
const BONUS_READS = [getActiveBonus, listBonuses, ...TERMS, ...MONEY_READS] as const;

export const useBonuses = () => useRead(listBonuses, undefined);
export const useActiveBonus = () => useRead(getActiveBonus, undefined);
/** The terms of the active bonus: its promotion (an error if it has none), and whether it can be ended. */
export function useBonusTerms(wanted: { readonly promotion: boolean; readonly minimum: boolean }) {
  const current = useRead(getCurrentPromotion, wanted.promotion ? undefined : NOT_YET);
  const minimum = useRead(checkBonusMinimum, wanted.minimum ? undefined : NOT_YET);
  useForget(TERMS);
  return { current, minimum };
}

/** The bonus cannot be ended, because its conditions are not met yet. */
export const isBonusCondition = (error: unknown) => isApiError(error) && error.code === 'BONUS_CONDITION';

export const useActivateBonus = () =>
  useMoneyWrite(activateBonus, {
    isClaim: true,
    place: 'bonus',
    refreshes: BONUS_READS,
    words: { name: 'records.type.bonus', done: 'bonus.done' },
  });
export const useClearBonus = () =>
  useMoneyWrite(clearBonus, {
    isClaim: true,
    place: 'bonus',
    refreshes: BONUS_READS,
    words: { name: 'bonus.cancel', done: 'server.BONUS_CLEAR' },
  });
export const useActivatePromotion = () =>
  useMoneyWrite(activatePromotion, {
    isClaim: true,
    place: 'bonus',
    refreshes: BONUS_READS,
    words: { name: 'records.type.promotion', done: 'bonus.done' },
  });

/**
 * No promotion has this code: an expected result, not a failure. Servers send an error, an empty response, or a 404. A
 * known error code with another meaning keeps its text.
 */
export const isNoPromotion = (error: SdkError | null) =>
  (isApiError(error) &&
    (error.code === 'NO_PROMOTION' || (error.status === 404 && !isErrorCode(error.code)))) ||
  (isUnexpectedResponseError(error) && ['empty', 'shape'].includes(error.reason) && error.field === '');

/** False for `{}`, which also means no promotion. */
export const isPromotion = ({ percentFail, description }: Promotion) =>
  percentFail !== null || Boolean(description);

/** Sent on a press, so its errors are shown. */
export const useFindPromotion = () => useWrite(findPromotion, { place: 'bonus', isAnswered: isNoPromotion });
