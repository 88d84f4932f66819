import { TWO_PANES, useMedia } from './layout/use-media';

/** Whether the window has the wide layout: for what differs by more than styles. False while the prerendered page shows. */
export const useIsWide = (): boolean => useMedia(TWO_PANES);
