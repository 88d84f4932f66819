// Written by scripts/list-endpoints.mjs: run `pnpm build` after a declaration is added.
import {
  getBanks,
  getDepositLookup,
  getConditions,
  getAgreements,
  getInfo,
  getNotice,
  getContact,
  getWithdrawLimits,
  getSlipLookup,
  getSources,
  getActive,
  getRegisterOtp,
  getEnableChatWidget,
} from './lookup';
import {
  login,
  validateAccount,
  register,
  getProfile,
  updateProfile,
  updateBankAccountName,
  changePassword,
} from './account';
import { sendOtp, verifyOtp } from './otp';
import {
  getWallet,
  refreshSlots,
  activateSlot,
  getSlotAccount,
  resetSlotPassword,
  addToWallet,
  transfer,
  transferAll,
  withdraw,
  withdrawAll,
  uploadSlip,
  sendTrueLink,
} from './wallet';
import { getQrCode, createQrCode, deleteQrCode } from './qrcode';
import { listInvites, claimInviteBonus, getInviteBanners } from './invite';
import { listRefunds, checkRefund, receiveRefund, addRefundToWallet, getRefundBanners } from './refund';
import { listBonuses, activateBonus, getActiveBonus, checkBonusMinimum, clearBonus } from './bonus';
import { getCurrentPromotion, findPromotion, activatePromotion } from './promotion';
import { listStatement, listSlips, getSlipImage } from './statement';
import { getSpinSetup, spin, listCoupons, claimCoupon, getSpinActive } from './spinwheel';
import { autoLogin, autoLoginWithPassword } from './auto-login';
import {
  getChatConfig,
  sendChatMessage,
  listChatHistory,
  uploadChatImage,
  uploadChatVideo,
  markChatRead,
} from './chat';

/** Every endpoint of the contract, by operationId. */
export interface Endpoints {
  readonly getBanks: typeof getBanks;
  readonly getDepositLookup: typeof getDepositLookup;
  readonly getConditions: typeof getConditions;
  readonly getAgreements: typeof getAgreements;
  readonly getInfo: typeof getInfo;
  readonly getNotice: typeof getNotice;
  readonly getContact: typeof getContact;
  readonly getWithdrawLimits: typeof getWithdrawLimits;
  readonly getSlipLookup: typeof getSlipLookup;
  readonly getSources: typeof getSources;
  readonly getActive: typeof getActive;
  readonly getRegisterOtp: typeof getRegisterOtp;
  readonly getEnableChatWidget: typeof getEnableChatWidget;
  readonly login: typeof login;
  readonly validateAccount: typeof validateAccount;
  readonly register: typeof register;
  readonly getProfile: typeof getProfile;
  readonly updateProfile: typeof updateProfile;
  readonly updateBankAccountName: typeof updateBankAccountName;
  readonly changePassword: typeof changePassword;
  readonly sendOtp: typeof sendOtp;
  readonly verifyOtp: typeof verifyOtp;
  readonly getWallet: typeof getWallet;
  readonly refreshSlots: typeof refreshSlots;
  readonly activateSlot: typeof activateSlot;
  readonly getSlotAccount: typeof getSlotAccount;
  readonly resetSlotPassword: typeof resetSlotPassword;
  readonly addToWallet: typeof addToWallet;
  readonly transfer: typeof transfer;
  readonly transferAll: typeof transferAll;
  readonly withdraw: typeof withdraw;
  readonly withdrawAll: typeof withdrawAll;
  readonly uploadSlip: typeof uploadSlip;
  readonly sendTrueLink: typeof sendTrueLink;
  readonly getQrCode: typeof getQrCode;
  readonly createQrCode: typeof createQrCode;
  readonly deleteQrCode: typeof deleteQrCode;
  readonly listInvites: typeof listInvites;
  readonly claimInviteBonus: typeof claimInviteBonus;
  readonly getInviteBanners: typeof getInviteBanners;
  readonly listRefunds: typeof listRefunds;
  readonly checkRefund: typeof checkRefund;
  readonly receiveRefund: typeof receiveRefund;
  readonly addRefundToWallet: typeof addRefundToWallet;
  readonly getRefundBanners: typeof getRefundBanners;
  readonly listBonuses: typeof listBonuses;
  readonly activateBonus: typeof activateBonus;
  readonly getActiveBonus: typeof getActiveBonus;
  readonly checkBonusMinimum: typeof checkBonusMinimum;
  readonly clearBonus: typeof clearBonus;
  readonly getCurrentPromotion: typeof getCurrentPromotion;
  readonly findPromotion: typeof findPromotion;
  readonly activatePromotion: typeof activatePromotion;
  readonly listStatement: typeof listStatement;
  readonly listSlips: typeof listSlips;
  readonly getSlipImage: typeof getSlipImage;
  readonly getSpinSetup: typeof getSpinSetup;
  readonly spin: typeof spin;
  readonly listCoupons: typeof listCoupons;
  readonly claimCoupon: typeof claimCoupon;
  readonly getSpinActive: typeof getSpinActive;
  readonly autoLogin: typeof autoLogin;
  readonly autoLoginWithPassword: typeof autoLoginWithPassword;
  readonly getChatConfig: typeof getChatConfig;
  readonly sendChatMessage: typeof sendChatMessage;
  readonly listChatHistory: typeof listChatHistory;
  readonly uploadChatImage: typeof uploadChatImage;
  readonly uploadChatVideo: typeof uploadChatVideo;
  readonly markChatRead: typeof markChatRead;
}

/** Every endpoint of the contract, by operationId, in the contract's order. */
export const endpoints: Endpoints = {
  getBanks,
  getDepositLookup,
  getConditions,
  getAgreements,
  getInfo,
  getNotice,
  getContact,
  getWithdrawLimits,
  getSlipLookup,
  getSources,
  getActive,
  getRegisterOtp,
  getEnableChatWidget,
  login,
  validateAccount,
  register,
  getProfile,
  updateProfile,
  updateBankAccountName,
  changePassword,
  sendOtp,
  verifyOtp,
  getWallet,
  refreshSlots,
  activateSlot,
  getSlotAccount,
  resetSlotPassword,
  addToWallet,
  transfer,
  transferAll,
  withdraw,
  withdrawAll,
  uploadSlip,
  sendTrueLink,
  getQrCode,
  createQrCode,
  deleteQrCode,
  listInvites,
  claimInviteBonus,
  getInviteBanners,
  listRefunds,
  checkRefund,
  receiveRefund,
  addRefundToWallet,
  getRefundBanners,
  listBonuses,
  activateBonus,
  getActiveBonus,
  checkBonusMinimum,
  clearBonus,
  getCurrentPromotion,
  findPromotion,
  activatePromotion,
  listStatement,
  listSlips,
  getSlipImage,
  getSpinSetup,
  spin,
  listCoupons,
  claimCoupon,
  getSpinActive,
  autoLogin,
  autoLoginWithPassword,
  getChatConfig,
  sendChatMessage,
  listChatHistory,
  uploadChatImage,
  uploadChatVideo,
  markChatRead,
};
