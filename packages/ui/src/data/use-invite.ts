import { claimInviteBonus, getInviteBanners, type InviteList, listInvites } from '@member-wallet/api-sdk';
import { useAction } from './use-action';
import { NOT_YET, type Read, useRead } from './use-read';
import { MONEY_READS } from './use-wallet';

export const INVITE_PAGE_SIZE = 10;

/** @param page counts from 1 */
export const useInvites = (page: number): Read<InviteList> =>
  useRead(listInvites, { page, limit: INVITE_PAGE_SIZE });

export const useInviteBanners = (wanted: boolean) => useRead(getInviteBanners, wanted ? undefined : NOT_YET);

export const useClaimInviteBonus = () =>
  useAction(claimInviteBonus, { refreshes: [...MONEY_READS, listInvites] });
