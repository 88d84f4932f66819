import type { SdkError } from '../errors/sdk-errors';
import { isBranded } from '../errors/sdk-errors';
import type { Result } from './endpoint-types';

/** Returns a call's failure as a value. Rethrows anything that is not an SdkError, which is a programming error. */
export const asResult = async <Data, Code extends string>(
  call: Promise<Data>,
): Promise<Result<Data, Code>> => {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    // Only the types know which codes the call declares.
    if (isBranded(error)) return { ok: false, error: error as SdkError<Code> };
    throw error;
  }
};
