/** Nothing was done: something else is being sent in the lane. */
export const BUSY = Symbol('busy');

interface SendLanes {
  /** Runs the task while no other runs in the lane, in any tab. 'give-up' does not wait for its turn. */
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
 * Where there are no locks, what the tabs have stored stands in for them.
 * @param isBusy whether the stored intents say that something is being sent in the lane
 */
export function createSendLanes(locks: Locks | undefined, isBusy: (lane: string) => boolean): SendLanes {
  const polled: SendLanes = {
    async inTurn(lane, whenBusy, task) {
      if (whenBusy === 'give-up' && isBusy(lane)) return BUSY;
      // Nothing comes between the look and the task, which stores that it is being sent.
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
        // A page without an origin has locks, and may not use them.
        if (isOurTurn) throw error;
        return polled.inTurn(lane, whenBusy, task);
      }
    },
    free: (lane) => locks.request(lane, { mode: 'shared' }, () => undefined).catch(() => polled.free(lane)),
  };
}
