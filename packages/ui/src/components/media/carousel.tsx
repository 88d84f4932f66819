import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { onFirstIntent } from '#/components/first-intent';
import { useText } from '#/i18n/use-text';
import { lastStart, visibleSlides } from './carousel-fit';
import type { CarouselTrackProps } from './carousel-track';
import styles from './carousel.module.css';
import { classNames } from '#/components/class-names';
import { IconButton } from '#/components/actions/icon-button';

export interface CarouselProps {
  readonly label: string;
  readonly count: number;
  /**
   * Renders one slide, as wide as the style sheet's `--slide`. Called only near the view: a long row costs no more than
   * a short one.
   */
  readonly slide: (index: number) => ReactNode;
  /** Called with the index, from 0, of the first slide in view, for instance for a counter. */
  readonly onStart?: (start: number) => void;
}

/** Up to three slides side by side; on a phone, one and the start of the next. */
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
  /** The slide that had the focus when the track took the still row's place. */
  const focused = useRef<number | null>(null);
  const { Track, hasFailed } = useTrack(frame, () => {
    const row = frame.current?.firstElementChild;
    const scrolled = scrolledSlides(row);
    if (scrolled > 0) goTo(scrolled);
    const index = [...(row?.children ?? [])].findIndex((each) => each.contains(document.activeElement));
    focused.current = index < 0 ? null : index;
  });
  useEffect(() => {
    if (!Track || focused.current === null) return;
    const slide = frame.current?.querySelector(`[data-index="${focused.current}"]`);
    slide?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    focused.current = null;
  }, [Track]);

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
          <StillTrack count={count} slide={slide} visible={visible} isFinal={hasFailed} />
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

/**
 * The first slides in the same place, until the track has loaded: a row that scrolls by itself, so that the first swipe is
 * not lost. If the track fails to load, all slides in that row: games must stay reachable on a bad connection.
 */
function StillTrack({
  count,
  slide,
  visible,
  isFinal,
}: Pick<CarouselProps, 'count' | 'slide'> & {
  readonly visible: number;
  readonly isFinal: boolean;
}) {
  return (
    <div className={styles.still}>
      {Array.from({ length: isFinal ? count : Math.min(count, 2 * visible + 1) }, (_, index) => (
        <div key={index} className={styles.slide} inert={!isFinal && index >= visible}>
          {slide(index)}
        </div>
      ))}
    </div>
  );
}

interface LoadedTrack {
  /** Null until it has come. */
  readonly Track: ComponentType<CarouselTrackProps> | null;
  readonly hasFailed: boolean;
}

/** How many slides a row has been scrolled by. */
function scrolledSlides(row: Element | null | undefined): number {
  const [first, second] = row?.children ?? [];
  if (!row || !first || !second) return 0;
  const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  return step > 0 ? Math.round(row.scrollLeft / step) : 0;
}

/** In milliseconds: a click follows its press within that time. */
const CLICK_MS = 350;

const LIFTS = ['mouseup', 'touchend', 'touchcancel'] as const;

/** Resolves once nothing presses the element: what is being moved or clicked must not be replaced under the finger. */
function useLetGo(frame: { readonly current: HTMLElement | null }): () => Promise<void> {
  /** From the first finger down until the click after the last one. */
  const press = useRef<{ readonly isOver: Promise<void>; readonly end: () => void } | null>(null);
  // Before the next press: one that was not seen would lose its click.
  useLayoutEffect(() => {
    const element = frame.current;
    let click: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(click);
      if (press.current) return;
      let end = () => {};
      const isOver = new Promise<void>((resolve) => {
        end = resolve;
      });
      press.current = { isOver, end };
    };
    const end = () => {
      press.current?.end();
      press.current = null;
    };
    const lift = (event: MouseEvent | TouchEvent) => {
      if (!press.current || ('touches' in event && event.touches.length > 0)) return;
      clearTimeout(click);
      click = setTimeout(end, CLICK_MS);
    };
    for (const name of ['mousedown', 'touchstart']) element?.addEventListener(name, begin, { passive: true });
    for (const name of LIFTS) document.addEventListener(name, lift);
    return () => {
      clearTimeout(click);
      end();
      for (const name of ['mousedown', 'touchstart']) element?.removeEventListener(name, begin);
      for (const name of LIFTS) document.removeEventListener(name, lift);
    };
  }, [frame]);
  return useCallback(async () => {
    while (press.current) await press.current.isOver;
  }, []);
}

/**
 * Every carousel starts as the still row, even when the code is there: react-slick asks for its width as it mounts, which
 * would lay out the whole new page before it is shown.
 * @param onLoad called before the track takes the place of the still row
 */
function useTrack(frame: { readonly current: HTMLElement | null }, onLoad: () => void): LoadedTrack {
  const [track, setTrack] = useState<LoadedTrack>({ Track: null, hasFailed: false });
  const letGo = useLetGo(frame);
  const prepare = useEffectEvent(onLoad);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const { CarouselTrack } = await import('./carousel-track');
        await letGo();
        if (!isCurrent) return;
        prepare();
        setTrack({ Track: CarouselTrack, hasFailed: false });
      } catch {
        if (isCurrent) setTrack({ Track: null, hasFailed: true });
      }
    };
    const takeBack = onFirstIntent(() => void load());
    return () => {
      isCurrent = false;
      takeBack();
    };
  }, [letGo]);
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
