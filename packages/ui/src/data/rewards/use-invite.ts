import { claimInviteBonus, type InviteList, listInvites } from '@member-wallet/api-sdk';
import { useMoneyWrite } from '#/data/write/use-money-write';
import { type PagedRead, type Paging, usePagedRead } from '#/data/read/use-paged-read';
import { MONEY_READS } from '#/data/money/use-wallet';

const INVITES = { pageSize: 10, rowsOf: ({ invites }: InviteList) => invites };

export const useInvites = (paging: Paging): PagedRead<InviteList> =>
  usePagedRead(listInvites, paging, INVITES);

export const useClaimInviteBonus = () =>
  useMoneyWrite(claimInviteBonus, {
    isClaim: true,
    place: 'invite',
    refreshes: [...MONEY_READS, listInvites],
    words: { name: 'records.type.invite', done: 'server.INVITE_BONUS_SUCCESS' },
  });
