import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { sliceColours } from '../colour/slice-colours';
import type { FaceSlice } from '../face/draw-face';
import { wheelLayout } from '../geometry/layout';
import { sliceAt, withinTurn } from '../geometry/slices';
import { sliceWithCode } from '../spin/prize-slice';
import { restingRotation } from '../spin/spin';
import { createTicker } from '../turn/tick';
import { bandOf } from '../turn/follow-frames';
import { turned } from '../turn/turn-frames';
import { turnWheel } from '../turn/turn-wheel';
import { useFace } from './use-face';
import { useWheelSize } from './use-wheel-size';

export interface WheelSlice extends FaceSlice {
  /** The prize code of the slice. */
  readonly code: string;
}

export interface WheelClasses {
  /** The square around the wheel; gets the wheel's size. `data-state` is 'idle', 'spinning' or 'disabled'. */
  readonly root?: string | undefined;
  readonly face?: string | undefined;
  readonly pointer?: string | undefined;
  /** The button in the middle. `--slice-text` is readable on the colour of the slice under the pointer, at rest. */
  readonly hub?: string | undefined;
  /** Inside the hub, behind its content: always shows the colour under the pointer. Give it the hub's shape. */
  readonly colour?: string | undefined;
  /** Hides the announcement visually. */
  readonly announcement?: string | undefined;
}

export interface WheelProps {
  /** 1 to 60. */
  readonly slices: readonly WheelSlice[];
  /**
   * Requests the outcome. Called exactly once per spin. The wheel lands on the slice with the code; on null, a
   * rejection or an unknown code it comes to rest where it was before.
   */
  readonly onSpin: () => Promise<string | null>;
  /** Called when the wheel rests, with the index of the slice that was won or null. Never after unmounting. */
  readonly onRest?: ((index: number | null) => void) | undefined;
  /** The button is disabled and clicks do nothing. */
  readonly disabled?: boolean;
  /** The content of the button in the middle. */
  readonly children: ReactNode;
  /** A live region: screen readers announce changes of this text. */
  readonly announcement: string;
  readonly font: string;
  /** The colour of the rim and of the lines between slices. */
  readonly ground: string;
  readonly sound?: boolean;
  readonly haptics?: boolean;
  readonly classes?: WheelClasses;
}

// Blocks: transforms do not apply to inline elements.
const BLOCK: CSSProperties = { display: 'block' };
const CLIPPED: CSSProperties = { display: 'block', overflow: 'hidden' };

/** One band per slice, each as high as the hub. */
const stripStyle = (colours: readonly string[]): CSSProperties => ({
  display: 'block',
  height: `${colours.length * 100}%`,
  background: `linear-gradient(${colours
    .flatMap((colour, index) =>
      [index, index + 1].map((edge) => `${colour} ${(edge / colours.length) * 100}%`),
    )
    .join(',')})`,
  willChange: 'transform',
});

const wantsStillness = (): boolean =>
  typeof Animation === 'undefined' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The prize wheel. It does not choose the prize and makes no calls: `onSpin` returns the outcome. */
export function Wheel({
  slices,
  onSpin,
  onRest,
  disabled = false,
  children,
  announcement,
  font,
  ground,
  sound = false,
  haptics = true,
  classes = {},
}: WheelProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointer = useRef<HTMLSpanElement>(null);
  const hub = useRef<HTMLButtonElement>(null);
  const strip = useRef<HTMLSpanElement>(null);
  const { size, pixelRatio } = useWheelSize();
  const layout = useMemo(
    () => wheelLayout({ count: slices.length, start: -0.5 / slices.length }),
    [slices.length],
  );
  const [isSpinning, setIsSpinning] = useState(false);
  const rotation = useRef(0);
  /** Cancels the running spin; null when there is none. A ref, since two taps can come before a render. */
  const running = useRef<(() => void) | null>(null);
  const latest = useRef({ onRest });
  useEffect(() => {
    latest.current = { onRest };
  });
  useFace(canvas, { layout, slices, size, pixelRatio, font, ground });

  const bands = useMemo(
    () =>
      slices.map(({ bgColor, textColor }) => sliceColours({ background: bgColor, text: textColor, ground })),
    [slices, ground],
  );
  const colourHub = (index: number) => {
    hub.current?.style.setProperty('--slice-text', bands[index]?.text ?? null);
    if (strip.current) strip.current.style.transform = bandOf(index, layout.count);
  };
  useEffect(() => {
    if (!running.current) colourHub(sliceAt(layout, rotation.current));
  });
  useEffect(
    () => () => {
      running.current?.();
      running.current = null;
    },
    [],
  );

  const spin = () => {
    const face = canvas.current;
    if (disabled || running.current || !face || !strip.current || !pointer.current) return;
    const seed = Math.random() * 2 ** 32;
    let isCurrent = true;
    const rest = (index: number | null, at: number) => {
      rotation.current = at;
      running.current = null;
      isCurrent = false;
      if (index !== null) ticker.land();
      ticker.close();
      colourHub(sliceAt(layout, at));
      setIsSpinning(false);
      latest.current.onRest?.(index);
    };
    const isStill = wantsStillness();
    const ticker = createTicker({ sound: sound && !isStill, haptics });
    const turn = isStill
      ? null
      : turnWheel({
          face,
          strip: strip.current,
          pointer: pointer.current,
          layout,
          seed,
          from: rotation.current,
          onStrike: ticker.tick,
          onRest: rest,
        });
    const settle = (index: number | null) => {
      if (!isCurrent) return;
      if (turn) turn.settle(index);
      else {
        const at = index === null ? rotation.current : withinTurn(restingRotation(layout, index, seed));
        face.style.transform = turned(at);
        rest(index, at);
      }
    };
    running.current = () => {
      isCurrent = false;
      turn?.cancel();
      ticker.close();
    };
    setIsSpinning(true);
    void onSpin().then(
      (code) => settle(code === null ? null : sliceWithCode(slices, code, seed)),
      () => settle(null),
    );
  };

  const state = isSpinning ? 'spinning' : disabled ? 'disabled' : 'idle';
  return (
    <div className={classes.root} data-state={state} style={{ width: size, height: size }}>
      <canvas
        ref={canvas}
        className={classes.face}
        style={{ width: size, height: size }}
        aria-hidden="true"
      />
      <span ref={pointer} className={classes.pointer} style={BLOCK} aria-hidden="true" />
      <button
        ref={hub}
        type="button"
        className={classes.hub}
        aria-disabled={state === 'idle' ? undefined : true}
        onClick={spin}
      >
        <span className={classes.colour} style={CLIPPED} aria-hidden="true">
          <span ref={strip} style={stripStyle(bands.map(({ background }) => background))} />
        </span>
        {children}
      </button>
      <p role="status" className={classes.announcement}>
        {announcement}
      </p>
    </div>
  );
}
