/** An event of the browser's trace. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * The longest task on the page's main thread, in ms of CPU time, so that other programs do not count. The browser's own
 * pages also have main threads, but these are idle.
 */
export function longestTask(events: readonly TraceEvent[]): number {
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && mainThreads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace contains no task of the page.');
  return Math.round(Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000);
}
