import { changePassword, getProfile, getWallet, updateProfile } from '@member-wallet/api-sdk';
import { useAction } from './use-action';
import { useRead } from './use-read';

export const useProfile = () => useRead(getProfile, undefined);

/** The wallet's answer carries name and bank account too. */
export const useUpdateProfile = () => useAction(updateProfile, { refreshes: [getProfile, getWallet] });

export const useChangePassword = () => useAction(changePassword);
