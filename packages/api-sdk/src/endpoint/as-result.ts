import { isSdkError } from '../errors/guards';
import type { Result } from './endpoint-types';

/** A call's failure as a value. What is not an SdkError is the caller's mistake and is thrown on. */
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
