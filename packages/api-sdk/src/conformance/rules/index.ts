import { advice, breaksSpecification } from '../finding';
import type { Rule } from '../proof';
import { all, refusesUnknown } from './access';
import { chatHistory, pagedList, uniqueCodes } from './lists';
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

/** What is checked of an answered call, beyond the shape of its response. */
export const rules: Readonly<Record<string, Rule | undefined>> = {
  getBanks: uniqueCodes(),
  getSources: uniqueCodes(),
  getContact: contact,
  getWithdrawLimits: withdrawLimits,
  getProfile: sameMember,
  getWallet: all(uniqueCodes('slots'), multipliers),
  getSlotAccount: refusesUnknown({ slotCode: NONE }),
  getQrCode: payableCode,
  createQrCode: payableCode,
  // The specification does not say in which order these two are.
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
  listChatHistory: chatHistory,
};
