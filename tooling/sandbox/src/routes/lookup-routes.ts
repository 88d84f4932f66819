import { endpoints } from '@member-wallet/api-sdk';
import { depositLookup } from '../deposit/deposit-lookup';
import { publicRoute, memberRoute } from '../http/route';
import type { Route } from '../http/route';
import { toMajor } from '../money/minor-units';
import { LARGEST_SLIP, MINUTES_TO_UPLOAD, slipTypes } from '../slip/slip-file';

export const lookupRoutes: readonly Route[] = [
  publicRoute(endpoints.getBanks, async (_, { market }) => market.banks),
  memberRoute(endpoints.getDepositLookup, async (_, { services, market, member }) => {
    const { manualDeposit } = await services.switches.read(market.id);
    return depositLookup(market, member, manualDeposit);
  }),
  memberRoute(endpoints.getSlipLookup, async (_, { market }) => ({
    message: market.slipRules,
    within: MINUTES_TO_UPLOAD,
    types: slipTypes,
    maxBytes: LARGEST_SLIP,
  })),
  publicRoute(endpoints.getConditions, async (_, { market }) => market.conditions),
  publicRoute(endpoints.getAgreements, async (_, { market }) => market.agreements),
  publicRoute(endpoints.getInfo, async (_, { market }) => market.info),
  publicRoute(endpoints.getNotice, async (_, { market }) => ({ message: market.notice })),
  publicRoute(endpoints.getContact, async (_, { market }) => ({
    ...market.contact,
    lineQR: '/api/art/contact/qr.svg',
  })),
  memberRoute(endpoints.getWithdrawLimits, async (_, { market, member }) => {
    const limits = market.withdraw[member.currency];
    return {
      withdrawMin: limits ? toMajor(limits.min) : null,
      withdrawMax: limits ? toMajor(limits.max) : null,
    };
  }),
  publicRoute(endpoints.getSources, async (_, { market }) => market.sources),
  // Always true: in a terminated market every call is refused with 'gone'.
  publicRoute(endpoints.getActive, async () => ({ active: true })),
  publicRoute(endpoints.getRegisterOtp, async (_, { services, market }) => {
    const { registerOTP } = await services.switches.read(market.id);
    return registerOTP;
  }),
  publicRoute(endpoints.getEnableChatWidget, async (_, { services, market }) => {
    const { enableChatWidget } = await services.switches.read(market.id);
    return enableChatWidget;
  }),
];
