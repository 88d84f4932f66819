import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, type WheelEvent } from 'react';

/** The scale of a double tap, and the largest scale. */
const DOUBLE = 2.5;
const LARGEST = 6;
/** How far an arrow key moves the picture, in px. */
const STEP = 80;
/** Two taps within this many ms and this many px are a double tap. */
const TAP_MS = 300;
const TAP_PX = 24;

/** Where the arrow keys look: to the right and down. */
const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Place {
  readonly x: number;
  readonly y: number;
}

const between = (one: Place, other: Place): Place => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
/** The size at which a picture is drawn in its box, by `object-fit: contain`; the box's until it has loaded. */
function drawnSize({ clientWidth, clientHeight, naturalWidth, naturalHeight }: HTMLImageElement) {
  const fit = Math.min(clientWidth / naturalWidth, clientHeight / naturalHeight);
  return Number.isFinite(fit)
    ? { width: naturalWidth * fit, height: naturalHeight * fit }
    : { width: clientWidth, height: clientHeight };
}

const distance = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Enlarges a picture by pinching, a double tap, the wheel or the plus and minus keys. While it is enlarged, a finger, a mouse or
 * the arrow keys move it.
 */
export function useZoom(picture: RefObject<HTMLImageElement | null>) {
  const view = useRef({ scale: 1, x: 0, y: 0 });
  const fingers = useRef(new Map<number, Place>());
  const lastTap = useRef({ at: 0, x: 0, y: 0 });

  const show = (scale: number, x: number, y: number) => {
    const element = picture.current;
    if (!element) return;
    const bounded = Math.min(LARGEST, Math.max(1, scale));
    const { width, height } = drawnSize(element);
    // As far as the picture's edges.
    const within = (offset: number, drawn: number, box: number) => {
      const most = Math.max(0, (drawn * bounded - box) / 2);
      return Math.min(most, Math.max(-most, offset));
    };
    view.current = {
      scale: bounded,
      x: within(x, width, element.clientWidth),
      y: within(y, height, element.clientHeight),
    };
    const now = view.current;
    element.style.setProperty(
      'transform',
      now.scale === 1 ? '' : `translate(${now.x}px, ${now.y}px) scale(${now.scale})`,
    );
  };
  /** Scales by a factor, with the point `at` fixed. */
  const zoom = (factor: number, at: Place) => {
    const { scale, x, y } = view.current;
    const next = Math.min(LARGEST, Math.max(1, scale * factor));
    const box = picture.current?.parentElement?.getBoundingClientRect();
    const centre = box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : at;
    const grown = next / scale;
    show(next, (at.x - centre.x) * (1 - grown) + x * grown, (at.y - centre.y) * (1 - grown) + y * grown);
  };
  const middle = (): Place => ({ x: window.innerWidth / 2, y: window.innerHeight / 2 });

  return {
    onPointerDown: ({ pointerId, clientX: x, clientY: y, currentTarget, isPrimary }: PointerEvent) => {
      currentTarget.setPointerCapture?.(pointerId);
      fingers.current.set(pointerId, { x, y });
      if (!isPrimary) {
        lastTap.current.at = 0;
        return;
      }
      const now = Date.now();
      const isDouble = now - lastTap.current.at < TAP_MS && distance(lastTap.current, { x, y }) < TAP_PX;
      lastTap.current = { at: isDouble ? 0 : now, x, y };
      if (isDouble) zoom(view.current.scale > 1 ? 0 : DOUBLE, { x, y });
    },
    onPointerMove: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      const before = fingers.current.get(pointerId);
      if (!before) return;
      const now = { x, y };
      fingers.current.set(pointerId, now);
      // A pointer that moves is not a tap.
      if (distance(lastTap.current, now) > TAP_PX) lastTap.current.at = 0;
      const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
      const { scale } = view.current;
      if (other) {
        const [was, is] = [distance(before, other), distance(now, other)];
        if (was > 0) zoom(is / was, between(now, other));
      }
      const share = other ? 0.5 : 1;
      if (scale > 1) {
        const { x: left, y: top } = view.current;
        show(view.current.scale, left + (x - before.x) * share, top + (y - before.y) * share);
      }
    },
    onPointerUp: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
    onPointerCancel: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
    onWheel: ({ deltaY, clientX: x, clientY: y }: WheelEvent) => zoom(Math.exp(-deltaY / 400), { x, y }),
    onKeyDown: ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      // With these, the keys belong to the browser, which zooms the whole page or goes back.
      if (ctrlKey || metaKey || altKey) return;
      if (key === '+' || key === '=') zoom(1.5, middle());
      if (key === '-') zoom(1 / 1.5, middle());
      const { scale, x, y } = view.current;
      const [right, down] = STEPS[key] ?? [0, 0];
      if (scale > 1) show(scale, x - right * STEP, y - down * STEP);
    },
  };
}
