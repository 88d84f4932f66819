import { getInviteBanners, getRefundBanners, getSpinActive } from '@member-wallet/api-sdk';
import { NOT_YET, useRead } from '#/data/read/use-read';

export const useInviteBanners = (wanted: boolean) => useRead(getInviteBanners, wanted ? undefined : NOT_YET);
export const useRefundBanners = (wanted: boolean) => useRead(getRefundBanners, wanted ? undefined : NOT_YET);
/** Whether the wheel is offered; not requested in a market without one. */
export const useSpinActive = (hasWheel: boolean) => useRead(getSpinActive, hasWheel ? undefined : NOT_YET);
