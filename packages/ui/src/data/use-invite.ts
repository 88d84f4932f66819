import { claimInviteBonus, getInviteBanners, type InviteList, listInvites } from '@member-wallet/api-sdk';
import { type PagedRead, usePagedRead } from './use-paged-read';
import { NOT_YET, useRead } from './use-read';
import { MONEY_READS } from './use-wallet';
import { useWrite } from './use-write';

const INVITES = { pageSize: 10, rowsOf: ({ invites }: InviteList) => invites };

/** @param page counts from 1 */
export const useInvites = (page: number): PagedRead<InviteList> => usePagedRead(listInvites, page, INVITES);

export const useInviteBanners = (wanted: boolean) => useRead(getInviteBanners, wanted ? undefined : NOT_YET);

export const useClaimInviteBonus = () =>
  useWrite(claimInviteBonus, { place: 'invite', refreshes: [...MONEY_READS, listInvites] });
