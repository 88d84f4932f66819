import { getSpinActive } from '@member-wallet/api-sdk';
import { NOT_YET, useRead } from '#/data/read/use-read';

/** Whether the wheel is offered; not requested in a market without one. */
export const useSpinActive = (hasWheel: boolean) => useRead(getSpinActive, hasWheel ? undefined : NOT_YET);
