import { advice, breaksSpecification } from '../finding';
import type { Rule } from '../proof';
import { all, refusesUnknown } from './access';
import { chatHistory, notEmpty, pagedList, readable, uniqueCodes, uniqueIds } from './lists';
import {
  activeBonus,
  contact,
  multipliers,
  payableCode,
  prize,
  sameMember,
  wheel,
  withdrawLimits,
} from './values';

const NONE = 'NO-SUCH-ONE';

/** Further checks of a call with a response, by operationId. */
export const rules: Readonly<Record<string, Rule | undefined>> = {
  getBanks: all(notEmpty('bank'), uniqueCodes(), readable('nameTH')),
  getSources: all(uniqueCodes(), readable('description')),
  getContact: contact,
  getWithdrawLimits: withdrawLimits,
  getProfile: sameMember,
  getWallet: all(uniqueCodes('slots'), readable('slots', 'name'), multipliers),
  activateSlot: refusesUnknown({ slotCode: NONE }),
  getSlotAccount: refusesUnknown({ slotCode: NONE }),
  resetSlotPassword: refusesUnknown({ slotCode: NONE }),
  getQrCode: payableCode,
  createQrCode: payableCode,
  // The specification does not say how these two are ordered.
  listInvites: pagedList('invites', advice),
  listRefunds: pagedList('refunds', advice),
  listBonuses: uniqueCodes(),
  getActiveBonus: activeBonus,
  findPromotion: refusesUnknown({ code: NONE }),
  listStatement: pagedList('statements', breaksSpecification),
  listSlips: pagedList('slips', breaksSpecification),
  getSlipImage: refusesUnknown({ reference: NONE }),
  getSpinSetup: all(uniqueCodes('result', 'activeSpinwheel', 'slice'), wheel),
  spin: prize,
  listCoupons: uniqueIds,
  listChatHistory: all(chatHistory, uniqueIds),
};
