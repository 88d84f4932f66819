import {
  activateSlot,
  autoLogin,
  autoLoginWithPassword,
  getSlotAccount,
  getWallet,
  resetSlotPassword,
  type SlotAccount,
} from '@member-wallet/api-sdk';
import { useAction } from './use-action';
import { NOT_YET, type Read, useRead } from './use-read';

/** The member's login for one game; nothing is asked while the account is not active. */
export const useSlotAccount = (slotCode: string, isActive: boolean): Read<SlotAccount> =>
  useRead(getSlotAccount, isActive ? { slotCode } : NOT_YET);

export const useActivateSlot = () => useAction(activateSlot, { refreshes: [getWallet, getSlotAccount] });

export const useResetSlotPassword = () => useAction(resetSlotPassword, { refreshes: [getSlotAccount] });

/** Each call opens a session of the game: a write, never sent ahead. */
export const useAutoLogin = () => useAction(autoLogin);
export const useAutoLoginWithPassword = () => useAction(autoLoginWithPassword);
