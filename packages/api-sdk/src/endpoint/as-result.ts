import type { SdkError } from '../errors/sdk-errors';
import { isBranded } from '../errors/sdk-errors';
import type { Result } from './endpoint-types';

/** Returns a call's failure as a value. Anything but an SdkError is a programming error and is rethrown. */
export const asResult = async <Data, Code extends string>(
  call: Promise<Data>,
): Promise<Result<Data, Code>> => {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    // Which codes the call declares is known to its types only.
    if (isBranded(error)) return { ok: false, error: error as SdkError<Code> };
    throw error;
  }
};
