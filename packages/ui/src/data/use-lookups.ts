import {
  getActive,
  getAgreements,
  getBanks,
  getConditions,
  getContact,
  getEnableChatWidget,
  getNotice,
  getSources,
} from '@member-wallet/api-sdk';
import { NOT_YET, useRead } from './use-read';

export const useBanks = () => useRead(getBanks, undefined);
export const useSources = () => useRead(getSources, undefined);
export const useConditions = () => useRead(getConditions, undefined);
export const useAgreements = (wanted: boolean) => useRead(getAgreements, wanted ? undefined : NOT_YET);
/** Whether the operator's support chat is on. */
export const useChatEnabled = () => useRead(getEnableChatWidget, undefined);
export const useContact = () => useRead(getContact, undefined);
export const useNotice = () => useRead(getNotice, undefined);
/** The termination check: a 'gone' response sends the whole app to its end page. */
export const useActive = () => useRead(getActive, undefined);
