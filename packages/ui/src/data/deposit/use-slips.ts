import { getSlipImage, listSlips, type SdkError, type SlipList, uploadSlip } from '@member-wallet/api-sdk';
import { useMoneyWrite } from '#/data/write/use-money-write';
import { type PagedRead, type Paging, usePagedRead } from '#/data/read/use-paged-read';
import { NOT_YET, type ReadOptions, useRead } from '#/data/read/use-read';
import { useWrite } from '#/data/write/use-write';

const SLIPS = { pageSize: 10, rowsOf: ({ slips }: SlipList) => slips };
const NEWEST = { page: 1, limit: SLIPS.pageSize };

export const useSlips = (paging: Paging, options?: Pick<ReadOptions, 'everyMs'>): PagedRead<SlipList> =>
  usePagedRead(listSlips, paging, SLIPS, options);

/** @param wanted false: nothing is requested yet */
export const useNewestSlips = (options?: ReadOptions, wanted = true) =>
  useRead(listSlips, wanted ? NEWEST : NOT_YET, options);

/** Returns a function that fetches the newest slips, bypassing the cache; null if that fails. */
export function useFreshSlips() {
  const { run } = useWrite(listSlips, { place: 'load' });
  return async (): Promise<SlipList | null> => {
    const result = await run(NEWEST);
    return result.status === 'done' ? result.data : null;
  };
}

/** Refused for its size, by the server or by a proxy such as nginx with its default limit of 1 MB. */
export const isTooLarge = (error: SdkError | null): boolean =>
  error !== null && 'status' in error && error.status === 413;

export const useUploadSlip = () =>
  useMoneyWrite(uploadSlip, {
    place: 'slip',
    words: { name: 'records.slip', done: 'deposit.slipVerifying', unknown: 'deposit.slipUnknown' },
    refreshes: [listSlips],
    isAnswered: isTooLarge,
    textOf: ({ file, fileName }) => [fileName, file.size, 'lastModified' in file && file.lastModified].join(),
  });

/** Requested only when the member opens the image: its URL may be short-lived. */
export const useSlipImage = () => useWrite(getSlipImage, { place: 'load' });
