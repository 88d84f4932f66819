import { getQrCode } from '@member-wallet/api-sdk';
import { NOT_YET, type ReadOptions, useRead } from '#/data/read/use-read';

/** The member's open QR code at a provider; for null nothing is requested. */
export const useQrCode = (provider: string | null, options?: ReadOptions) =>
  useRead(getQrCode, provider === null ? NOT_YET : { provider }, options);
