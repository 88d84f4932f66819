import { runAxe } from './axe';
import { awkwardFields, lateControls } from './fields';
import { edgelessControls, unseenFocus } from './focus';
import { movingThings, sheetsThatDoNotFit, sidewaysScroll } from './frame';
import { spaceTexts } from './space-texts';
import { smallTargets } from './targets';
import { collidingTexts, cutHints, cutTexts, shownTexts, tightLines } from './texts';
import { partedWords } from './words';

export { runAxe, spaceTexts };

/** What is wrong with the page as it stands at this width; line ends only of texts as they are written. */
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
    ...awkwardFields(),
    ...lateControls(),
    ...movingThings(),
    ...(isAsWritten ? partedWords(texts) : []),
  ];
}

/** What a keyboard user does not see; with the system's own colours, what nobody sees. */
export const focusFaults = (isForced: boolean): string[] => [
  ...unseenFocus(isForced),
  ...(isForced ? edgelessControls() : []),
];

/** What the bundle offers in the page. */
export interface Probes {
  layoutFaults: typeof layoutFaults;
  focusFaults: typeof focusFaults;
  spaceTexts: typeof spaceTexts;
  runAxe: typeof runAxe;
}

declare global {
  /** In the page alone, once the bundle is there. */
  var visual: Probes;
}

// The bundle is strict code: when it is evaluated, its own `var visual` ends with the evaluation.
globalThis.visual = { layoutFaults, focusFaults, spaceTexts, runAxe };
