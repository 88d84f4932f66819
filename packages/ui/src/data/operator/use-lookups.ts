import {
  getActive,
  getAgreements,
  getBanks,
  getConditions,
  getContact,
  getEnableChatWidget,
  getInfo,
  getNotice,
  getSlipLookup,
  getSources,
} from '@member-wallet/api-sdk';
import { NOT_YET, type ReadOptions, useRead } from '#/data/read/use-read';

export const useBanks = () => useRead(getBanks, undefined);
export const useSources = () => useRead(getSources, undefined);
export const useConditions = () => useRead(getConditions, undefined);
export const useAgreements = (wanted: boolean, options?: ReadOptions) =>
  useRead(getAgreements, wanted ? undefined : NOT_YET, options);
/** Whether the operator's support chat is on. */
export const useChatEnabled = (wanted = true) => useRead(getEnableChatWidget, wanted ? undefined : NOT_YET);
export const useContact = () => useRead(getContact, undefined);
/** The operator's name and site. */
export const useSiteInfo = (wanted: boolean) => useRead(getInfo, wanted ? undefined : NOT_YET);
/** The operator's advice about slips. */
export const useSlipLookup = (wanted: boolean) => useRead(getSlipLookup, wanted ? undefined : NOT_YET);
export const useNotice = () => useRead(getNotice, undefined);
/** The termination check: a 'gone' response sends the whole app to its end page. */
export const useActive = () => useRead(getActive, undefined);
