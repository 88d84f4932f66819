import { changePassword, getProfile, getWallet, updateProfile } from '@member-wallet/api-sdk';
import { useRead } from '#/data/read/use-read';
import { useMemberWrite } from '#/data/write/use-member-write';

export const useProfile = () => useRead(getProfile, undefined);

/** The wallet response contains name and bank account too. */
export const useUpdateProfile = () =>
  useMemberWrite(updateProfile, {
    place: 'profile',
    refreshes: [getProfile, getWallet],
    words: { name: 'titles.editProfile', done: 'profile.saved' },
  });

export const useChangePassword = () =>
  useMemberWrite(changePassword, {
    place: 'password',
    words: { name: 'profile.changePassword', done: 'profile.passwordSaved' },
  });
