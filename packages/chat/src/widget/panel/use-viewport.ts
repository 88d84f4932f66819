import { type RefObject, useEffect } from 'react';

/** CSS pixels in sight under which the panel makes itself small. */
const LOW = 420;

/** Keeps the panel above the phone's keyboard: the part of the page that can be seen is told to its styles. */
export function useViewport(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const tell = () => {
      // Who has zoomed in wants it larger, not fitted again into what can be seen.
      if (view.scale > 1.01) return;
      // A phone on its side, or one whose keyboard is up: what is said comes before who says it.
      panel.current?.classList.toggle('low', view.height < LOW);
      // The keyboard lies over the strip at the foot that a phone keeps for itself.
      panel.current?.classList.toggle('covered', view.offsetTop + view.height < window.innerHeight - 1);
      panel.current?.style.setProperty('--seen-top', `${view.offsetTop}px`);
      panel.current?.style.setProperty('--seen-height', `${view.height}px`);
    };
    tell();
    view.addEventListener('resize', tell);
    view.addEventListener('scroll', tell);
    return () => {
      view.removeEventListener('resize', tell);
      view.removeEventListener('scroll', tell);
    };
  }, [panel]);
}
