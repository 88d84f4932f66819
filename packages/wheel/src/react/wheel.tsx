import { type CSSProperties, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { sliceColours } from '../colour/slice-colours';
import type { FaceSlice } from '../face/draw-face';
import { wheelLayout } from '../geometry/layout';
import { sliceAt, withinTurn } from '../geometry/slices';
import { type Prize, sliceOfPrize } from '../spin/prize-slice';
import { restingRotation } from '../spin/spin';
import { createTicker } from '../turn/tick';
import { bandOf } from '../turn/follow-frames';
import { turned } from '../turn/turn-frames';
import { animate, turnWheel } from '../turn/turn-wheel';
import { useFace } from './use-face';
import { useWheelSize } from './use-wheel-size';

export interface WheelSlice extends FaceSlice {
  /** The prize code of the slice. */
  readonly code: string;
}

export interface WheelClasses {
  /** The square around the wheel; gets the wheel's size. `data-state` is 'idle', 'spinning', 'won' or 'disabled'. */
  readonly root?: string | undefined;
  readonly face?: string | undefined;
  /** Covers the face with the same size and shape, and dims all slices except the one that was won. */
  readonly spotlight?: string | undefined;
  readonly pointer?: string | undefined;
  /** The button in the middle. `--slice-text` is a readable colour on the slice under the pointer at rest. */
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
   * Requests the outcome. Called exactly once per spin. The wheel lands on the slice with the code or, if there are
   * several, on the one with the label. On null, a rejection or an unknown code it returns to its earlier position. If
   * the slices change before it resolves, the wheel lands on the new ones.
   */
  readonly onSpin: () => Promise<Prize | null>;
  /**
   * Called when the wheel rests and its slice has been highlighted, with the index of the slice that was won or null.
   * Never after unmounting.
   */
  readonly onRest?: ((index: number | null) => void) | undefined;
  /** Called when the face was drawn, with false if it shows numbers because a label is too long. */
  readonly onDraw?: ((isNamed: boolean) => void) | undefined;
  /** The button in the middle: to press it from elsewhere, or to bring it into view. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
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

const UNSEEN: CSSProperties = { opacity: 0 };
const CLIPPED: CSSProperties = { overflow: 'hidden' };

/** One band of colour per slice, each as high as the hub, which shows one at a time. */
const stripStyle = (colours: readonly string[], shown: number): CSSProperties => ({
  display: 'block',
  height: `${colours.length * 100}%`,
  background: `linear-gradient(${colours.map((colour, index) => `${colour} 0 ${((index + 1) / colours.length) * 100}%`)})`,
  transform: bandOf(shown, colours.length),
});

/** Flashes twice to highlight the winning slice. */
const SPOTLIGHT = { opacity: [0, 1, 0.3, 1, 1] };
const CELEBRATION_MS = 1000;

const freshSeed = (): number => Math.random() * 2 ** 32;

/** The prize wheel. It does not choose the prize and makes no calls: `onSpin` returns the outcome. */
export function Wheel({
  slices,
  onSpin,
  onRest,
  onDraw,
  disabled = false,
  children,
  announcement,
  font,
  ground,
  sound = false,
  haptics = true,
  classes = {},
  ref,
}: WheelProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const spotlight = useRef<HTMLDivElement>(null);
  const pointer = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLSpanElement>(null);
  const { size, pixelRatio } = useWheelSize();
  const layout = wheelLayout({ count: slices.length, start: -0.5 / slices.length });
  const [phase, setPhase] = useState<'idle' | 'spinning' | 'won'>('idle');
  const [rotation, setRotation] = useState(0);
  /** Cancels the running spin; null if there is none. A ref, because two taps can arrive before a render. */
  const running = useRef<(() => void) | null>(null);
  /** Sets the outcome of the running spin; null until the outcome has arrived. */
  const [settle, setSettle] = useState<(() => void) | null>(null);
  const latest = useRef({ onRest, slices, layout });
  useEffect(() => {
    latest.current = { onRest, slices, layout };
  });
  // After the render: `onSpin` may have changed the slices.
  useEffect(() => settle?.(), [settle]);
  useFace(canvas, { layout, slices, size, pixelRatio, font, ground }, onDraw);

  const bands = slices.map(({ bgColor, textColor }) =>
    sliceColours({ background: bgColor, text: textColor, ground }),
  );
  const resting = sliceAt(layout, rotation);
  useEffect(() => () => running.current?.(), []);

  const spin = () => {
    const face = canvas.current;
    const light = spotlight.current;
    if (disabled || running.current || !face || !light || !strip.current || !pointer.current) return;
    const seed = freshSeed();
    const isStill =
      typeof Animation === 'undefined' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const ticker = createTicker({ sound: sound && !isStill, haptics: haptics && !isStill });
    let celebration: Animation | undefined;
    const stop = () => {
      running.current = null;
      turn?.cancel();
      celebration?.cancel();
      ticker.close();
    };
    const finish = (index: number | null) => {
      stop();
      setPhase('idle');
      latest.current.onRest?.(index);
    };
    const rest = (index: number | null, at: number) => {
      setRotation(withinTurn(at));
      if (index === null || isStill) return finish(index);
      ticker.land();
      setPhase('won');
      const share = 1 / latest.current.slices.length;
      light.style.background = `conic-gradient(from ${(index - 0.5) * share + at}turn, #0000 ${share}turn, #000a 0)`;
      celebration = animate(light, SPOTLIGHT, CELEBRATION_MS);
      celebration.onfinish = () => finish(index);
    };
    const turn = isStill
      ? null
      : turnWheel({
          face,
          strip: strip.current,
          pointer: pointer.current,
          layout,
          seed,
          from: rotation,
          onStrikes: ticker.plan,
          onRest: rest,
        });
    const settleOn = (prize: Prize | null) => {
      if (running.current !== stop) return;
      const now = latest.current;
      const index = prize && sliceOfPrize(now.slices, prize, seed);
      if (turn) turn.settle(index, now.layout);
      else {
        const at = index === null ? rotation : restingRotation(now.layout, index, seed);
        face.style.transform = turned(at);
        rest(index, at);
      }
    };
    running.current = stop;
    setPhase('spinning');
    void onSpin()
      .catch(() => null)
      .then((prize) => setSettle(() => () => settleOn(prize)));
  };

  const state = phase === 'idle' && disabled ? 'disabled' : phase;
  const square = { width: size, height: size };
  return (
    <div
      className={classes.root}
      data-state={state}
      style={{ ...square, '--slice-text': bands[resting]?.text } as CSSProperties}
    >
      <canvas ref={canvas} className={classes.face} style={square} aria-hidden="true" />
      <div ref={spotlight} className={classes.spotlight} style={UNSEEN} />
      <div ref={pointer} className={classes.pointer} />
      <button
        ref={ref}
        type="button"
        className={classes.hub}
        aria-disabled={state !== 'idle' || undefined}
        onClick={spin}
      >
        <span className={classes.colour} style={CLIPPED}>
          <span
            ref={strip}
            style={stripStyle(
              bands.map(({ background }) => background),
              resting,
            )}
          />
        </span>
        {children}
      </button>
      <p role="status" className={classes.announcement}>
        {announcement}
      </p>
    </div>
  );
}
