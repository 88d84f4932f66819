import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
// eslint-disable-next-line no-restricted-imports -- this file is the lazy part of components/carousel
import Slick from 'react-slick';
import { partOf, reach } from './carousel-fit';
import styles from './carousel.module.css';
import { useDragGuard } from '#/components/overlay/drag-guard';

// Bundlers with Node's interop import the CommonJS module object; others import its default export.
const Slider = (Slick as typeof Slick & { readonly default?: typeof Slick }).default ?? Slick;

export interface CarouselTrackProps {
  readonly count: number;
  readonly visible: number;
  readonly start: number;
  readonly onStart: (start: number) => void;
  readonly slide: (index: number) => ReactNode;
}

const isStill = () => 'matchMedia' in window && window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The sliding track. Loaded when a carousel is first shown, because react-slick adds 15 kB. */
export function CarouselTrack({ count, visible, start, onStart, slide }: CarouselTrackProps) {
  const slider = useRef<Slick>(null);
  const guarded = useDragGuard<HTMLDivElement>();
  // Only a part of a long row, because react-slick processes all its slides on every pointer move.
  const [held, setHeld] = useState(() => partOf(count, visible, start, null));
  const isOver =
    held.to > count ||
    (held.from > 0 && start <= held.from) ||
    (held.to < count && start + visible >= held.to);
  // Happens if the row has changed, or was swiped several times without stopping.
  const part = isOver ? partOf(count, visible, start, null) : held;
  if (part !== held) setHeld(part);
  // The part's initial slide. Constant per part, because react-slick measures everything again when `initialSlide` changes.
  const [initial, setInitial] = useState({ from: part.from, start });
  if (initial.from !== part.from) setInitial({ from: part.from, start });

  const isInView = (index: number) => index >= start && index < start + visible;
  usePressOn(guarded, (place) => {
    if (!isInView(place + part.from)) onStart(place + part.from);
  });

  const currentStart = useRef(start);
  useEffect(() => {
    if (currentStart.current === start) return;
    currentStart.current = start;
    slider.current?.slickGoTo(start - part.from);
  }, [start, part]);

  return (
    <div ref={guarded}>
      <Slider
        // A new part mounts a new slider, which starts where the previous one stopped.
        key={part.from}
        ref={slider}
        accessibility={false}
        arrows={false}
        dots={false}
        infinite={false}
        variableWidth
        swipeToSlide
        waitForAnimate={false}
        speed={isStill() ? 0 : 250}
        slidesToShow={visible}
        initialSlide={initial.start - part.from}
        beforeChange={(_, next) => {
          currentStart.current = next + part.from;
          onStart(currentStart.current);
        }}
        afterChange={(now) => {
          if (now + part.from === currentStart.current) {
            startTransition(() =>
              setHeld((current) => partOf(count, visible, currentStart.current, current)),
            );
          }
        }}
      >
        {Array.from({ length: part.to - part.from }, (_, place) => {
          const index = part.from + place;
          return (
            // A slide that is not fully in view is inert. Pressing it scrolls it into view.
            <div key={index} className={styles.slide} inert={!isInView(index)}>
              {index >= start - reach(visible) && index < start + visible + reach(visible) && slide(index)}
            </div>
          );
        })}
      </Slider>
    </div>
  );
}

/**
 * Calls `onPress` with the index, within the part, of a pressed slide, even if it is inert. Not react-slick's focusOnSelect,
 * which moves focus from the arrows to the first slide whenever one comes into view.
 */
function usePressOn(frame: { readonly current: HTMLElement | null }, onPress: (place: number) => void): void {
  const press = useEffectEvent(({ target }: MouseEvent) => {
    const slide = target instanceof Element ? target.closest<HTMLElement>('.slick-slide') : null;
    if (slide) onPress(Number(slide.dataset.index));
  });
  // A layout effect, so that a press right after mounting is not lost.
  useLayoutEffect(() => {
    const element = frame.current;
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [frame]);
}
