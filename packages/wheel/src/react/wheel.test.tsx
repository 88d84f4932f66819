import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { underPointer, withinTurn } from '../geometry/slices';
import { wheelLayout } from '../geometry/layout';
import { installAnimations } from '../testing/fake-animations';
import type { Prize } from '../spin/prize-slice';
import { listen } from '../testing/fake-audio';
import { installCanvas } from '../testing/fake-canvas';
import { runs } from '@member-wallet/testing';
import { Wheel, type WheelProps } from './wheel';

const slices = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((code, index) => ({
  code,
  label: `฿${index}0`,
  bgColor: index === 3 ? '#f6b73c' : '#22305c',
}));

const animations = installAnimations();
let isStill = false;

beforeAll(() => {
  installCanvas();
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isStill && media.includes('reduce'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
});
beforeEach(() => {
  jest.useFakeTimers();
  isStill = false;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** An `onSpin` that the test resolves. */
function question() {
  const answers: ((prize: Prize | null) => void)[] = [];
  const onSpin = jest.fn(() => new Promise<Prize | null>((resolve) => answers.push(resolve)));
  const answer = (code: string | null, label?: string) =>
    act(async () => {
      answers.shift()?.(code === null ? null : { code, label });
      await Promise.resolve();
    });
  return { onSpin, answer };
}

function show(props: Partial<WheelProps> = {}) {
  const { onSpin, answer } = question();
  const onRest = jest.fn();
  const all: WheelProps = {
    slices,
    onSpin,
    onRest,
    announcement: 'Ready',
    font: 'sans-serif',
    ground: '#0a1122',
    children: 'Spin',
    ...props,
  };
  const { unmount, container, rerender } = render(<Wheel {...all} />);
  const hub = () => screen.getByRole('button', { name: 'Spin' });
  const face = () => container.querySelector('canvas') ?? document.createElement('canvas');
  return {
    onSpin,
    onRest,
    answer,
    unmount,
    hub,
    root: () => face().parentElement ?? document.body,
    update: (change: Partial<WheelProps>) => rerender(<Wheel {...all} {...change} />),
    size: () => face().style.width,
    /** The slice whose colour the hub shows. */
    band: () => {
      const shown = container.querySelector<HTMLElement>('button span span')?.style.transform;
      return Math.round((-Number(/translateY\((.+)%\)/.exec(shown ?? '')?.[1]) * slices.length) / 100);
    },
    /** The slice under the pointer. */
    seen: (count = slices.length) => {
      const turns = Number(/rotate\((.+)turn\)/.exec(face().style.transform)?.[1] ?? 0);
      const layout = wheelLayout({ count, start: -0.5 / count });
      return underPointer(layout, withinTurn(turns));
    },
  };
}

/** The number of pending timers, after those of React, which are due immediately, have run. */
function timersLeft(): number {
  jest.advanceTimersByTime(0);
  return jest.getTimerCount();
}

const pass = (ms: number) =>
  act(async () => {
    for (let gone = 0; gone < ms; gone += 100) {
      animations.advance(Math.min(100, ms - gone));
      await jest.advanceTimersByTimeAsync(Math.min(100, ms - gone));
    }
  });

/** Advances the time until the wheel has landed, because the length of a spin is random. */
async function passUntilWon(wheel: ReturnType<typeof show>): Promise<void> {
  for (let gone = 0; gone < 6200 && wheel.root().dataset['state'] !== 'won'; gone += 20) await pass(20);
  expect(wheel.root().dataset['state']).toBe('won');
}

// The engine's tests check that every plan lands in its slice; these check that the rendered wheel follows the plan.
const LATE = [0, 50, 900, 3000, 9000];
const CODES = ['A', 'D', 'G'];

test.each(LATE.map((late, turn) => [late, turn] as const))(
  'lands in the slice of an answer after %i ms',
  async (late, turn) => {
    for (let more = 0; more < runs(1, CODES.length); more += 1) {
      const code = CODES[(turn + more) % CODES.length] ?? '';
      const index = slices.findIndex((slice) => slice.code === code);
      const wheel = show();
      fireEvent.click(wheel.hub());
      await pass(late);
      expect(wheel.onRest).not.toHaveBeenCalled();
      await wheel.answer(code);
      await pass(6200);
      expect(wheel.onRest).toHaveBeenCalledTimes(1);
      expect(wheel.onRest).toHaveBeenCalledWith(index);
      expect(wheel.seen().index).toBe(index);
      wheel.unmount();
    }
  },
);

test('lands on the slice with the label if several have the code', async () => {
  const twins = slices.map((slice) => ({ ...slice, code: 'A' }));
  const wheel = show({ slices: twins });
  fireEvent.click(wheel.hub());
  await wheel.answer('A', '฿40');
  await pass(6200);
  expect(wheel.onRest).toHaveBeenCalledWith(4);
  expect(wheel.seen().index).toBe(4);
});

test.each([false, true])(
  'lands on the new slices if they change before the answer (reduced motion: %p)',
  async (still) => {
    isStill = still;
    const wheel = show();
    fireEvent.click(wheel.hub());
    await pass(700);
    // The prize is in another place, and the wheel has more slices.
    const changed = [...slices.slice().reverse(), { code: 'H', label: '฿70' }, { code: 'I', label: '฿80' }];
    wheel.update({ slices: changed });
    await wheel.answer('B', '฿10');
    await pass(6200);
    expect(wheel.onRest).toHaveBeenCalledTimes(1);
    expect(wheel.onRest).toHaveBeenCalledWith(5);
    expect(wheel.seen(changed.length).index).toBe(5);
  },
);

test('ignores taps while it turns, and starts the next spin where the last one ended', async () => {
  const wheel = show();
  for (let tap = 0; tap < 5; tap += 1) fireEvent.click(wheel.hub());
  expect(wheel.onSpin).toHaveBeenCalledTimes(1);
  expect(wheel.hub().getAttribute('aria-disabled')).toBe('true');
  await wheel.answer('D');
  fireEvent.click(wheel.hub());
  await pass(6200);
  expect(wheel.onSpin).toHaveBeenCalledTimes(1);
  expect(wheel.hub().getAttribute('aria-disabled')).toBeNull();
  expect(wheel.band()).toBe(3);
  expect(wheel.root().style.getPropertyValue('--slice-text')).toBe('#000000');
  fireEvent.click(wheel.hub());
  expect(wheel.onSpin).toHaveBeenCalledTimes(2);
  await wheel.answer('A');
  await pass(6200);
  expect(wheel.seen().index).toBe(0);
});

test('highlights the winning slice for a second before onRest', async () => {
  const wheel = show();
  fireEvent.click(wheel.hub());
  await wheel.answer('D');
  await passUntilWon(wheel);
  await pass(900);
  fireEvent.click(wheel.hub());
  expect(wheel.onRest).not.toHaveBeenCalled();
  await pass(200);
  expect(wheel.onRest).toHaveBeenCalledWith(3);
  expect(wheel.root().dataset['state']).toBe('idle');
  expect(wheel.onSpin).toHaveBeenCalledTimes(1);
});

test('continues pointer and ticks while waiting for a late answer, and vibrates once for the prize', async () => {
  const vibrate = jest.fn<boolean, [number | number[]]>(() => true);
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  const played = listen();
  const wheel = show({ sound: true });
  fireEvent.click(wheel.hub());
  for (let waited = 0; waited < 3; waited += 1) {
    played.at = [];
    const made = animations.made();
    await pass(5100);
    expect(played.at.length).toBeGreaterThanOrEqual(8);
    // The animations of the colours and the pointer.
    expect(animations.made() - made).toBe(2);
    expect(animations.playing()).toBe(3);
  }
  const made = animations.made();
  await wheel.answer('B');
  vibrate.mockClear();
  await passUntilWon(wheel);
  // Colours and pointer until the end, planned once, and the highlight.
  expect(animations.made() - made).toBe(3);
  await pass(1100);
  expect(vibrate.mock.calls.slice(-2)).toEqual([[24], [0]]);
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(globalThis, 'AudioContext');
});

test('does not vibrate or highlight the slice with reduced motion', async () => {
  isStill = true;
  const vibrate = jest.fn<boolean, [number | number[]]>(() => true);
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  const wheel = show({ sound: true });
  fireEvent.click(wheel.hub());
  expect(wheel.root().dataset['state']).toBe('spinning');
  await wheel.answer('B');
  expect(wheel.onRest).toHaveBeenCalledWith(1);
  expect(wheel.root().dataset['state']).toBe('idle');
  expect(vibrate).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('passes the button to `ref`, so that it can be pressed from elsewhere', () => {
  const ref = createRef<HTMLButtonElement>();
  const wheel = show({ ref });
  expect(ref.current).toBe(wheel.hub());
  act(() => ref.current?.click());
  expect(wheel.onSpin).toHaveBeenCalledTimes(1);
});

test('calls onDraw with whether its labels are shown', () => {
  const onDraw = jest.fn();
  const wheel = show({ onDraw });
  expect(onDraw).toHaveBeenLastCalledWith(true);
  const label = 'a name that is far too long for any slice of a wheel to be read';
  wheel.update({ onDraw, slices: slices.map((slice) => ({ ...slice, label: label.repeat(2) })) });
  expect(onDraw).toHaveBeenLastCalledWith(false);
});

test.each([
  ['no prize', null],
  ['an unknown prize', 'Z'],
])('returns to its earlier position for %s', async (_, code) => {
  const wheel = show();
  const before = wheel.seen();
  fireEvent.click(wheel.hub());
  await pass(700);
  await wheel.answer(code);
  await pass(6000);
  expect(wheel.onRest).toHaveBeenCalledWith(null);
  expect(wheel.seen().index).toBe(before.index);
  expect(wheel.seen().fraction).toBeCloseTo(before.fraction, 6);
});

test('comes to rest without a prize after a rejected call', async () => {
  const wheel = show({ onSpin: () => Promise.reject(new Error('lost')) });
  fireEvent.click(wheel.hub());
  await pass(100);
  await pass(6000);
  expect(wheel.onRest).toHaveBeenCalledWith(null);
});

test('does not call onSpin while disabled', () => {
  const wheel = show({ disabled: true });
  fireEvent.click(wheel.hub());
  expect(wheel.onSpin).not.toHaveBeenCalled();
  expect(wheel.hub().getAttribute('aria-disabled')).toBe('true');
});

test('shows the result without animation with reduced motion', async () => {
  isStill = true;
  const made = animations.made();
  const wheel = show();
  fireEvent.click(wheel.hub());
  await wheel.answer('E');
  expect(wheel.seen().index).toBe(4);
  expect(wheel.onRest).toHaveBeenCalledWith(4);
  expect(animations.made()).toBe(made);
  expect(timersLeft()).toBe(0);
});

test('applies a resize during a spin after half a second, and still lands', async () => {
  window.innerWidth = 1024;
  const wheel = show();
  expect(wheel.size()).toBe('350px');
  fireEvent.click(wheel.hub());
  await pass(300);
  window.innerWidth = 360;
  fireEvent(window, new Event('resize'));
  await pass(400);
  expect(wheel.size()).toBe('350px');
  await wheel.answer('C');
  await pass(150);
  expect(wheel.size()).toBe('306px');
  await pass(6000);
  expect(wheel.onRest).toHaveBeenCalledWith(2);
  expect(wheel.seen().index).toBe(2);
  window.innerWidth = 1024;
});

test('is not affected by renders during a spin', async () => {
  const wheel = show();
  fireEvent.click(wheel.hub());
  wheel.update({ announcement: 'Turning', disabled: true });
  await wheel.answer('F');
  wheel.update({ announcement: 'Still turning', disabled: true, slices: [...slices] });
  await pass(6200);
  expect(wheel.onRest).toHaveBeenCalledWith(5);
  expect(screen.getByRole('status').textContent).toBe('Still turning');
});

test('runs no timers, animations or frames before and after a spin', async () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame');
  const wheel = show();
  await pass(2000);
  expect([timersLeft(), animations.playing()]).toEqual([0, 0]);
  fireEvent.click(wheel.hub());
  await wheel.answer('B');
  await pass(6200);
  expect([timersLeft(), animations.playing()]).toEqual([0, 0]);
  expect(frames).not.toHaveBeenCalled();
});

test.each([
  ['before the answer', false],
  ['after the answer', true],
])('stops and never calls onRest if unmounted %s', async (_, answered) => {
  const wheel = show();
  fireEvent.click(wheel.hub());
  await pass(800);
  if (answered) await wheel.answer('B');
  fireEvent(window, new Event('resize'));
  wheel.unmount();
  expect([timersLeft(), animations.playing()]).toEqual([0, 0]);
  if (!answered) await wheel.answer('B');
  await pass(6000);
  expect(wheel.onRest).not.toHaveBeenCalled();
});

/** One mount would show what each leaves behind, more show whether it accumulates. */
const MOUNTS = runs(5, 500);

test(`${MOUNTS} rounds of mounting, spinning and unmounting leave nothing behind`, () => {
  let listeners = 0;
  const add = jest.spyOn(window, 'addEventListener').mockImplementation(() => {
    listeners += 1;
  });
  const remove = jest.spyOn(window, 'removeEventListener').mockImplementation(() => {
    listeners -= 1;
  });
  const { onSpin } = question();
  for (let round = 0; round < MOUNTS; round += 1) {
    const { unmount, getByRole } = render(
      <StrictMode>
        <Wheel slices={slices} onSpin={onSpin} announcement="" font="x" ground="#000000">
          Spin
        </Wheel>
      </StrictMode>,
    );
    fireEvent.click(getByRole('button'));
    unmount();
  }
  expect(onSpin).toHaveBeenCalledTimes(MOUNTS);
  expect(add.mock.calls.filter(([type]) => type === 'resize').length).toBeGreaterThanOrEqual(MOUNTS);
  expect(listeners).toBe(0);
  expect([timersLeft(), animations.playing()]).toEqual([0, 0]);
  add.mockRestore();
  remove.mockRestore();
});
