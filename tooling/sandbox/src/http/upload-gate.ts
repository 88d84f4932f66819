import { Refusal } from './refusal';

/** Simultaneous uploads in one process. Each is held in memory, the largest several times. */
const AT_ONCE = 16;
/** Simultaneous uploads from one address, so that one sender leaves room for others. */
const AT_ONCE_FROM_ADDRESS = 6;

export interface UploadGate {
  /**
   * @param address null for no limit by address
   * @throws Refusal REQUEST_LIMIT if too many are in progress, before anything is read
   */
  run<T>(address: string | null, upload: () => Promise<T>): Promise<T>;
}

export function createUploadGate(): UploadGate {
  let inProgress = 0;
  const from = new Map<string, number>();
  const add = (address: string | null, more: 1 | -1): void => {
    inProgress += more;
    if (address === null) return;
    const count = (from.get(address) ?? 0) + more;
    if (count === 0) from.delete(address);
    else from.set(address, count);
  };
  return {
    run: async (address, upload) => {
      const isCrowded = address !== null && (from.get(address) ?? 0) >= AT_ONCE_FROM_ADDRESS;
      if (inProgress >= AT_ONCE || isCrowded) {
        throw new Refusal('REQUEST_LIMIT');
      }
      add(address, 1);
      try {
        return await upload();
      } finally {
        add(address, -1);
      }
    },
  };
}
