import { useEffect, useState } from 'react';
import { MAX_SIZE, wheelSize } from '../geometry/wheel-size';

/** How long the window's size must be stable before the wheel is redrawn, in ms. */
const RESIZE_DEBOUNCE = 500;

interface Screen {
  /** The wheel's diameter in CSS pixels. */
  readonly size: number;
  readonly pixelRatio: number;
}

const readScreen = (): Screen =>
  typeof window === 'undefined'
    ? { size: MAX_SIZE, pixelRatio: 1 }
    : { size: wheelSize(Math.max(1, window.innerWidth)), pixelRatio: window.devicePixelRatio || 1 };

/** The wheel's size in this window, debounced. */
export function useWheelSize(): Screen {
  const [screen, setScreen] = useState(readScreen);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setScreen(readScreen()), RESIZE_DEBOUNCE);
    };
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, []);
  return screen;
}
