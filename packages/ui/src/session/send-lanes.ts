/** The task did not run, because another one is running in the lane. */
export const BUSY = Symbol('busy');

interface SendLanes {
  /** Runs the task while no other runs in the lane, in any tab. With 'give-up', resolves to BUSY instead of waiting. */
  readonly inTurn: <T>(
    lane: string,
    whenBusy: 'wait' | 'give-up',
    task: () => Promise<T>,
  ) => Promise<T | typeof BUSY>;
  /** Resolves once nothing runs in the lane. */
  readonly free: (lane: string) => Promise<void>;
}

export type Locks = Pick<LockManager, 'request'>;

const POLL_MS = 250;

/**
 * Lanes by Web Locks or, if the browser has none or refuses them, by polling the stored intents.
 * @param isBusy whether an intent of the lane is stored as being sent
 */
export function createSendLanes(locks: Locks | undefined, isBusy: (lane: string) => boolean): SendLanes {
  const polled: SendLanes = {
    async inTurn(lane, whenBusy, task) {
      if (whenBusy === 'give-up' && isBusy(lane)) return BUSY;
      // No await between the last check and the task, which stores synchronously that it is being sent.
      while (isBusy(lane)) await polled.free(lane);
      return task();
    },
    async free(lane) {
      while (isBusy(lane)) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    },
  };
  if (!locks) return polled;
  return {
    async inTurn(lane, whenBusy, task) {
      let isOurTurn = false;
      try {
        return await locks.request(lane, { ifAvailable: whenBusy === 'give-up' }, (lock) => {
          isOurTurn = true;
          return lock ? task() : BUSY;
        });
      } catch (error) {
        // The Web Locks API rejects requests of pages with an opaque origin.
        if (isOurTurn) throw error;
        return polled.inTurn(lane, whenBusy, task);
      }
    },
    free: (lane) => locks.request(lane, { mode: 'shared' }, () => undefined).catch(() => polled.free(lane)),
  };
}
