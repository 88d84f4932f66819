import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { whenIdle } from '#/code/load-ahead';
import { useText } from '#/i18n/use-text';
import { lastStart, visibleSlides } from './carousel-fit';
import type { CarouselTrackProps } from './carousel-track';
import styles from './carousel.module.css';
import { classNames } from '#/components/class-names';
import { IconButton } from '#/components/actions/icon-button';

interface CarouselProps {
  readonly label: string;
  readonly count: number;
  /**
   * Renders one slide, as wide as the style sheet's `--slide`. Only called for slides near the view, so that a long row costs
   * no more than a short one.
   */
  readonly slide: (index: number) => ReactNode;
  /** Called with the index, from 0, of the first slide in view, for instance for a counter. */
  readonly onStart?: (start: number) => void;
}

/** Up to three slides side by side; on a phone, one and a part of the next. */
export function Carousel({ label, count, slide, onStart }: CarouselProps) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const visible = useVisibleSlides(frame);
  const last = lastStart(count, visible);
  const [wanted, setWanted] = useState(0);
  const start = Math.min(wanted, last);
  const goTo = (next: number) => {
    const kept = Math.min(Math.max(0, next), last);
    setWanted(kept);
    onStart?.(kept);
  };
  // Pressing an arrow before the track has loaded loads it immediately.
  const { Track, hasFailed } = useTrack(frame, start > 0);

  return (
    <div
      className={classNames(styles.carousel, count === 2 && styles.two, count > 2 && styles.three)}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
    >
      <div ref={frame} className={styles.frame}>
        {Track ? (
          <Track count={count} visible={visible} start={start} onStart={goTo} slide={slide} />
        ) : (
          <StillTrack count={count} slide={slide} isFinal={hasFailed} />
        )}
      </div>
      {last > 0 && (
        <div className={styles.arrows}>
          <IconButton
            label={t('components.previousSlide')}
            icon={<ChevronLeft />}
            disabled={start === 0}
            onClick={() => goTo(start - visible)}
          />
          <IconButton
            label={t('components.nextSlide')}
            icon={<ChevronRight />}
            disabled={start === last}
            onClick={() => goTo(start + visible)}
          />
        </div>
      )}
    </div>
  );
}

/** The largest number of slides that a frame shows, including partly visible ones. */
const FIRST_SLIDES = 3;

/**
 * The first slides in the same place, until the track has loaded. If that fails, all slides in a scrolling row, because games
 * must be reachable on a bad connection. Browser tests wait until no element with `data-still` is left.
 */
function StillTrack({
  count,
  slide,
  isFinal,
}: Pick<CarouselProps, 'count' | 'slide'> & { readonly isFinal: boolean }) {
  return (
    <div className={classNames(styles.still, isFinal && styles.final)} data-still={isFinal ? undefined : ''}>
      {Array.from({ length: isFinal ? count : Math.min(count, FIRST_SLIDES) }, (_, index) => (
        <div key={index} className={styles.slide}>
          {slide(index)}
        </div>
      ))}
    </div>
  );
}

interface LoadedTrack {
  /** Null until it has loaded. */
  readonly Track: ComponentType<CarouselTrackProps> | null;
  readonly hasFailed: boolean;
}

/** Tracks whether the element is pressed, up to the click. Not `:active`, which touch sets late and resets early. */
function followPress(element: Element, signal: AbortSignal): () => boolean {
  let isPressed = false;
  const follow = ({ type, target }: Event) => {
    isPressed = type === 'pointerdown' && target instanceof Node && element.contains(target);
  };
  for (const name of ['pointerdown', 'pointercancel', 'click'])
    document.addEventListener(name, follow, { capture: true, signal });
  return () => isPressed;
}

/** Whether replacing the element would lose focus, or the element to which an open dialog returns focus. */
const hasFocus = (element: Element): boolean =>
  element.matches(':focus-within') ||
  [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(element));

/** The polling interval, in milliseconds. Polled, because no single event tells that a press, focus or dialog has ended. */
const LOOK_AGAIN_MS = 500;

/** Calls `run` once `isInUse` is false. */
function whenUnused(isInUse: () => boolean, run: () => void, signal: AbortSignal): void {
  if (!isInUse()) return run();
  const timer = setInterval(() => {
    if (isInUse()) return;
    clearInterval(timer);
    run();
  }, LOOK_AGAIN_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}

/**
 * Loads the track. Every carousel starts as the still row, even if the code has loaded, because react-slick measures its width
 * when it mounts, which would force a layout of the whole new page before it is shown.
 * @param isWanted whether the track is loaded immediately instead of when the page is idle
 */
function useTrack(frame: { readonly current: HTMLElement | null }, isWanted: boolean): LoadedTrack {
  const [track, setTrack] = useState<LoadedTrack>({ Track: null, hasFailed: false });
  const isLoaded = track.Track !== null;
  useEffect(() => {
    const element = frame.current;
    if (isLoaded || !element) return undefined;
    const unmount = new AbortController();
    const isPressed = followPress(element, unmount.signal);
    const load = async () => {
      const { CarouselTrack } = await import('./carousel-track');
      if (unmount.signal.aborted) return;
      whenUnused(
        () => isPressed() || hasFocus(element),
        () => setTrack({ Track: CarouselTrack, hasFailed: false }),
        unmount.signal,
      );
    };
    const mount = () =>
      void load().catch(() => {
        if (!unmount.signal.aborted) setTrack({ Track: null, hasFailed: true });
      });
    const cancel = isWanted ? mount() : whenIdle(mount);
    return () => {
      unmount.abort();
      cancel?.();
    };
  }, [frame, isWanted, isLoaded]);
  return track;
}

function useVisibleSlides(frame: { readonly current: HTMLElement | null }): number {
  const [visible, setVisible] = useState(1);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setVisible(visibleSlides(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return visible;
}
