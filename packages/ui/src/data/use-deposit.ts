import {
  createQrCode,
  deleteQrCode,
  getDepositLookup,
  getQrCode,
  getWallet,
  listSlips,
  sendTrueLink,
  updateBankAccountName,
  uploadSlip,
  getProfile,
} from '@member-wallet/api-sdk';
import { useAction } from './use-action';
import { useRead } from './use-read';
import { MONEY_READS } from './use-wallet';

export const useDepositLookup = () => useRead(getDepositLookup, undefined);

/** The member's open code of a provider. */
export const useQrCode = (provider: string) => useRead(getQrCode, { provider });

/** A code of one provider may end the others': all of them are read again. */
export const useCreateQrCode = () => useAction(createQrCode, { refreshes: [getQrCode] });
export const useCancelQrCode = () => useAction(deleteQrCode, { refreshes: [getQrCode, getWallet] });

export const useRedeemGift = () => useAction(sendTrueLink, { refreshes: MONEY_READS });

const SLIPS_SHOWN = { page: 1, limit: 10 };
/** The newest slips. */
export const useSlips = () => useRead(listSlips, SLIPS_SHOWN);
/** The same, asked at once and not from the cache. */
export function useAskForSlips() {
  const action = useAction(listSlips);
  return { run: () => action.run(SLIPS_SHOWN) };
}
export const useUploadSlip = () => useAction(uploadSlip, { refreshes: [listSlips] });

export const useRenameHolder = () => useAction(updateBankAccountName, { refreshes: [getWallet, getProfile] });
