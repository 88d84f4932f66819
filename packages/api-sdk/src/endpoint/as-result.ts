import { isSdkError } from '../errors/guards';
import type { Result } from './endpoint-types';

/** Returns a call's failure as a value. Anything but an SdkError is a programming error and is rethrown. */
export const asResult = async <Data, Code extends string>(
  call: Promise<Data>,
): Promise<Result<Data, Code>> => {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    if (isSdkError(error)) return { ok: false, error };
    throw error;
  }
};
