import type { Mounted } from './contender';

// Runs in every page before its wheel. Counts the frames, timers and callbacks that the wheel requests.
const counts = { frames: 0, timers: 0, rested: 0 };
const frame = window.requestAnimationFrame.bind(window);
const timeout = window.setTimeout.bind(window);
window.requestAnimationFrame = (callback) =>
  frame((now) => {
    counts.frames += 1;
    callback(now);
  });
Object.assign(window, {
  setTimeout: (callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
    timeout(() => {
      counts.timers += 1;
      callback(...args);
    }, ms),
});

let mounted: Mounted | undefined;

function mountOn(host: HTMLElement | null): Mounted {
  if (!host) throw new Error('The page has no host.');
  mounted = window.contender.mount(host, {
    onRest: () => {
      counts.rested += 1;
    },
  });
  return mounted;
}

/** The percentage of frames that were more than half a frame late, during this many ms of a spin. */
const lateFrames = (length: number): Promise<number> =>
  new Promise((resolve) => {
    mounted?.spin();
    const started = performance.now();
    let last = started;
    let late = 0;
    let frames = 0;
    const next = (now: number) => {
      frames += 1;
      if (now - last > 25) late += 1;
      last = now;
      if (now - started < length) frame(next);
      else resolve((late / frames) * 100);
    };
    frame(next);
  });

/** Mounts and unmounts this many times, each on a new element. */
async function remount(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const host = document.createElement('div');
    document.body.append(host);
    window.contender.mount(host).unmount();
    host.remove();
    if (time % 50 === 0) await new Promise((resolve) => frame(resolve));
  }
}

const inPage = {
  counts: () => ({ ...counts }),
  mount: () => void mountOn(document.querySelector<HTMLElement>('#host')),
  spin: () => mounted?.spin(),
  unmount: () => mounted?.unmount(),
  lateFrames,
  remount,
};

declare global {
  interface Window {
    wheelBench: typeof inPage;
  }
}
window.wheelBench = inPage;
