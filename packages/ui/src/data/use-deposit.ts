import {
  createQrCode,
  deleteQrCode,
  getDepositLookup,
  getQrCode,
  getWallet,
  sendTrueLink,
  updateBankAccountName,
  getProfile,
} from '@member-wallet/api-sdk';
import { type ReadOptions, useRead } from './use-read';
import { MONEY_READS } from './use-wallet';
import { useWrite } from './use-write';

export const useDepositLookup = () => useRead(getDepositLookup, undefined);

/** The member's open QR code at a provider. */
export const useQrCode = (provider: string, options?: ReadOptions) =>
  useRead(getQrCode, { provider }, options);

/** A code at one provider may end those at the others, so all of them are refreshed. */
export const useCreateQrCode = () =>
  useWrite(createQrCode, {
    place: 'qr-create',
    refreshes: [getQrCode],
    refusalIn: ({ hasQrcode, qrcodeId, message }) => {
      if (hasQrcode && qrcodeId) return null;
      return message?.trim() ? { raw: message.trim() } : { key: 'deposit.qrFailed' };
    },
  });
export const useCancelQrCode = () =>
  useWrite(deleteQrCode, { place: 'qr-cancel', refreshes: [getQrCode, getWallet] });

export const useRedeemGift = () => useWrite(sendTrueLink, { place: 'gift-link', refreshes: MONEY_READS });

export const useRenameHolder = () =>
  useWrite(updateBankAccountName, { place: 'holder-name', refreshes: [getWallet, getProfile] });
