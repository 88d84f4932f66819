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
import { NOT_YET, type Read, useRead } from '#/data/read/use-read';
import { useMemberWrite } from '#/data/write/use-member-write';
import { useWrite } from '#/data/write/use-write';

/** The member's login for one game; not requested while the account is inactive. */
export const useSlotAccount = (slotCode: string, isActive: boolean): Read<SlotAccount> =>
  useRead(getSlotAccount, isActive ? { slotCode } : NOT_YET);

export const useActivateSlot = () =>
  useMemberWrite(activateSlot, {
    place: 'game-account',
    refreshes: [getWallet, getSlotAccount],
    words: { name: 'game.activate', done: 'game.activated', unknown: 'game.unknown' },
  });

export const useResetSlotPassword = () =>
  useMemberWrite(resetSlotPassword, {
    place: 'game-account',
    refreshes: [getSlotAccount],
    words: { name: 'game.reset', done: 'game.resetDone', unknown: 'game.unknown' },
  });

/**
 * Each call opens a game session, so this is a write and never prefetched.
 * @param refusalIn why the link in a response cannot be used; null if it can
 */
export const useOpenGame = (refusalIn: (answer: GameLink) => ErrorText | null) =>
  useWrite(openGame, { place: 'launch', refusalIn });
