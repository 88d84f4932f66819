import { claimInviteBonus, getInviteBanners, type InviteList, listInvites } from '@member-wallet/api-sdk';
import { refusedByMessage } from './refused-by-message';
import { NOT_YET, type Read, useRead } from './use-read';
import { MONEY_READS } from './use-wallet';
import { useWrite } from './use-write';

export const INVITE_PAGE_SIZE = 10;

/** @param page counts from 1 */
export const useInvites = (page: number): Read<InviteList> =>
  useRead(listInvites, { page, limit: INVITE_PAGE_SIZE });

export const useInviteBanners = (wanted: boolean) => useRead(getInviteBanners, wanted ? undefined : NOT_YET);

export const useClaimInviteBonus = () =>
  useWrite(claimInviteBonus, {
    place: 'invite',
    refreshes: [...MONEY_READS, listInvites],
    refusalIn: refusedByMessage('INVITE_BONUS_SUCCESS'),
  });
