import { getSlipImage, listSlips, type SlipList, uploadSlip } from '@member-wallet/api-sdk';
import { type Read, type ReadOptions, useRead } from './use-read';
import { useWrite } from './use-write';

export const SLIP_PAGE_SIZE = 10;

const NEWEST = { page: 1, limit: SLIP_PAGE_SIZE };

/** @param page counts from 1 */
export const useSlips = (page: number, options?: ReadOptions): Read<SlipList> =>
  useRead(listSlips, { ...NEWEST, page }, options);

export const useNewestSlips = (options?: ReadOptions) => useSlips(NEWEST.page, options);

/** The newest slips as they are now, not from the cache; null where that cannot be told. */
export function useFreshSlips() {
  const { run } = useWrite(listSlips, { place: 'load' });
  return async (): Promise<SlipList | null> => {
    const result = await run(NEWEST);
    return result.status === 'done' ? result.data : null;
  };
}

export const useUploadSlip = () => useWrite(uploadSlip, { place: 'slip', refreshes: [listSlips] });

/** Asked when the member wants to see the picture: its address may hold for a short while only. */
export const useSlipImage = () => useWrite(getSlipImage, { place: 'load' });
