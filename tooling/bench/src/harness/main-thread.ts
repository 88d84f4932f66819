/** An event of the browser's trace. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Start time in microseconds. */
  readonly ts: number;
  /** Duration in microseconds. */
  readonly dur?: number;
  /** CPU time in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** Work in ms of CPU time, so that other programs do not count. */
export interface MainThreadWork {
  readonly longest: number;
  /** All work from the input to the next frame, for which a member waits before anything changes. */
  readonly untilPaint: number;
}

/** The events that start a response. A `pointerdown` only changes the look of the pressed button. */
const ANSWERED = new Set(['click', 'keydown', 'change']);

/** The work of the page's main thread. The browser's own pages also have main threads, but these are idle. */
export function mainThreadWork(events: readonly TraceEvent[]): MainThreadWork {
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const onMainThread = events
    .filter(({ pid, tid }) => mainThreads.has(`${pid} ${tid}`))
    .toSorted((one, other) => one.ts - other.ts);
  const tasks = onMainThread.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  if (tasks.length === 0) throw new Error('The trace contains no task of the page.');
  const input = onMainThread.findLast(
    ({ name, args }) => name === 'EventDispatch' && ANSWERED.has(args.data?.type ?? ''),
  );
  const frame = onMainThread.find(({ name, ts }) => name === 'Paint' && input && ts > input.ts);
  const isWaitedFor = ({ ts, dur = 0 }: TraceEvent) =>
    input !== undefined && frame !== undefined && ts + dur > input.ts && ts < frame.ts;
  const ms = (values: readonly TraceEvent[]) => values.map(({ tdur = 0 }) => tdur / 1000);
  return {
    longest: Math.max(...ms(tasks)),
    untilPaint: ms(tasks.filter(isWaitedFor)).reduce((sum, each) => sum + each, 0),
  };
}
