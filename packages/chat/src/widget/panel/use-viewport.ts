import { type RefObject, useEffect } from 'react';

/** The panel is compact when less than this height is visible, in CSS pixels. */
const LOW = 420;

/** Keeps the panel above the phone's keyboard by passing the visual viewport to its styles. */
export function useViewport(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const update = () => {
      // Zoomed in, the panel stays enlarged and is not fitted into the visible part.
      if (view.scale > 1.01) return;
      // In landscape, or above the keyboard, messages matter more than the header.
      // Attributes, because the component sets the class.
      panel.current?.toggleAttribute('data-low', view.height < LOW);
      // The keyboard covers the safe area at the bottom.
      panel.current?.toggleAttribute('data-covered', view.offsetTop + view.height < window.innerHeight - 1);
      panel.current?.style.setProperty('--seen-top', `${view.offsetTop}px`);
      panel.current?.style.setProperty('--seen-height', `${view.height}px`);
    };
    update();
    view.addEventListener('resize', update);
    view.addEventListener('scroll', update);
    return () => {
      view.removeEventListener('resize', update);
      view.removeEventListener('scroll', update);
    };
  }, [panel]);
}
