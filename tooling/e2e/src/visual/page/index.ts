import { runAxe } from './axe';
import { unsuitableFields, controlsWithTapDelay } from './fields';
import { edgelessControls, invisibleFocus } from './focus';
import { movingElements, sheetsThatDoNotFit, sidewaysScroll } from './frame';
import { spaceTexts } from './space-texts';
import { smallTargets } from './targets';
import { collidingTexts, cutHints, cutTexts, shownTexts, tightLines } from './texts';
import { redrawAtOnce } from './timers';
import { brokenWords } from './words';

export { runAxe, spaceTexts };

/** The page's layout faults at this width. @param isAsWritten false for changed texts, whose line breaks are not checked */
export function layoutFaults(isAsWritten: boolean): string[] {
  const texts = shownTexts();
  return [
    ...sidewaysScroll(),
    ...sheetsThatDoNotFit(),
    ...cutTexts(texts),
    ...cutHints(),
    ...collidingTexts(texts),
    ...tightLines(texts),
    ...smallTargets(),
    ...unsuitableFields(),
    ...controlsWithTapDelay(),
    ...movingElements(),
    ...(isAsWritten ? brokenWords(texts) : []),
  ];
}

/** Controls with invisible focus and, with forced colours, controls without an edge. */
export const focusFaults = (isForced: boolean): string[] => [
  ...invisibleFocus(isForced),
  ...(isForced ? edgelessControls() : []),
];

/** The functions that the bundle defines in the page. */
interface Probes {
  layoutFaults: typeof layoutFaults;
  focusFaults: typeof focusFaults;
  spaceTexts: typeof spaceTexts;
  runAxe: typeof runAxe;
}

declare global {
  /** Only defined in the page, after the bundle has run. */
  var visual: Probes;
}

// Evaluated strict code does not make its `var visual` global.
globalThis.visual = { layoutFaults, focusFaults, spaceTexts, runAxe };
redrawAtOnce();
