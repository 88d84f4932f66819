import {
  activateSlot,
  type GameLink,
  getSlotAccount,
  getWallet,
  openGame,
  resetSlotPassword,
  type SlotAccount,
} from '@member-wallet/api-sdk';
import type { ErrorText } from '#/errors/error-text';
import { NOT_YET, type Read, useRead } from './use-read';
import { useWrite } from './use-write';

/** The member's login for one game; nothing is asked while the account is not active. */
export const useSlotAccount = (slotCode: string, isActive: boolean): Read<SlotAccount> =>
  useRead(getSlotAccount, isActive ? { slotCode } : NOT_YET);

export const useActivateSlot = () =>
  useWrite(activateSlot, { place: 'game-account', refreshes: [getWallet, getSlotAccount] });

export const useResetSlotPassword = () =>
  useWrite(resetSlotPassword, { place: 'game-account', refreshes: [getSlotAccount] });

/**
 * Each call opens a session of the game: a write, never sent ahead.
 * @param refusalIn why an answer leads nowhere
 */
export const useOpenGame = (refusalIn: (answer: GameLink) => ErrorText | null) =>
  useWrite(openGame, { place: 'launch', refusalIn });
