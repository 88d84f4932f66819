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
import { serverText } from '#/errors/error-text';
import { refusedAt } from '#/errors/places';
import { useMoneyWrite } from '#/data/write/use-money-write';
import { useRead } from '#/data/read/use-read';
import { MONEY_READS } from '#/data/money/use-wallet';
import { useMemberWrite } from '#/data/write/use-member-write';
import { useWrite } from '#/data/write/use-write';

export const useDepositLookup = () => useRead(getDepositLookup, undefined);

/**
 * A new code at one provider may end those at the others, so all are refreshed. Not a money write: a code only asks for
 * money, and the read shows whether there is one.
 */
export const useCreateQrCode = () =>
  useMemberWrite(createQrCode, {
    place: 'qr-create',
    refreshes: [getQrCode],
    words: { name: 'pending.qr', done: 'deposit.qrMade' },
    refusalIn: ({ hasQrcode, qrcodeId, message, ...rest }) => {
      if (hasQrcode && qrcodeId) return null;
      // The server's message, or else the text of its code.
      const said = message?.trim() || ('code' in rest && String(rest.code ?? ''));
      return said ? serverText(said, said) : { key: refusedAt('qr-create') };
    },
  });
export const useCancelQrCode = () =>
  useMemberWrite(deleteQrCode, {
    place: 'qr-cancel',
    refreshes: [getQrCode, getWallet],
    words: { name: 'pending.qr', done: 'deposit.qrCancelled' },
  });

export const useRedeemGift = () =>
  useMoneyWrite(sendTrueLink, {
    place: 'gift-link',
    refreshes: MONEY_READS,
    words: { name: 'records.gift', done: 'deposit.giftDone' },
  });

export const useRenameHolder = () =>
  useWrite(updateBankAccountName, { place: 'holder-name', refreshes: [getWallet, getProfile] });
