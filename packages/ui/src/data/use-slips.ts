import { getSlipImage, listSlips, type SlipList } from '@member-wallet/api-sdk';
import { useAction } from './use-action';
import { type Read, useRead } from './use-read';

export const SLIP_PAGE_SIZE = 10;

/** @param page counts from 1 */
export const useSlips = (page: number): Read<SlipList> => useRead(listSlips, { page, limit: SLIP_PAGE_SIZE });

/** Asked when the member wants to see the picture: its address may hold for a short while only. */
export const useSlipImage = () => useAction(getSlipImage);
