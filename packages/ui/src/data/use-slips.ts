import { getSlipImage, listSlips, type SlipList, uploadSlip } from '@member-wallet/api-sdk';
import { type PagedRead, usePagedRead } from './use-paged-read';
import { type ReadOptions, useRead } from './use-read';
import { useWrite } from './use-write';

const SLIPS = { pageSize: 10, rowsOf: ({ slips }: SlipList) => slips };
const NEWEST = { page: 1, limit: SLIPS.pageSize };

/** @param page counts from 1 */
export const useSlips = (page: number): PagedRead<SlipList> => usePagedRead(listSlips, page, SLIPS);

export const useNewestSlips = (options?: ReadOptions) => useRead(listSlips, NEWEST, options);

/** Returns a function that fetches the newest slips, bypassing the cache; null if that fails. */
export function useFreshSlips() {
  const { run } = useWrite(listSlips, { place: 'load' });
  return async (): Promise<SlipList | null> => {
    const result = await run(NEWEST);
    return result.status === 'done' ? result.data : null;
  };
}

export const useUploadSlip = () => useWrite(uploadSlip, { place: 'slip', refreshes: [listSlips] });

/** Requested only when the member opens the image: its URL may be short-lived. */
export const useSlipImage = () => useWrite(getSlipImage, { place: 'load' });
