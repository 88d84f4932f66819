import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
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
  const { Track, hasFailed } = useTrack();
  const last = lastStart(count, visible);
  const [wanted, setWanted] = useState(0);
  const start = Math.min(wanted, last);
  const goTo = (next: number) => {
    const kept = Math.min(Math.max(0, next), last);
    setWanted(kept);
    onStart?.(kept);
  };

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
 * The first slides in the same place, until the track has loaded. If it fails to load, all slides in a scrollable
 * row: games must stay reachable on a bad connection.
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
    <div className={classNames(styles.still, isFinal && styles.scrolling)}>
      {Array.from({ length: isFinal ? count : Math.min(count, visible + 1) }, (_, index) => (
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

/** Kept for the next carousel, which then starts with it. */
let loaded: LoadedTrack['Track'] = null;

function useTrack(): LoadedTrack {
  const [track, setTrack] = useState<LoadedTrack>({ Track: loaded, hasFailed: false });
  useEffect(() => {
    if (loaded) return undefined;
    let isCurrent = true;
    const load = async () => {
      try {
        loaded = (await import('./carousel-track')).CarouselTrack;
        if (isCurrent) setTrack({ Track: loaded, hasFailed: false });
      } catch {
        if (isCurrent) setTrack({ Track: null, hasFailed: true });
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, []);
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
