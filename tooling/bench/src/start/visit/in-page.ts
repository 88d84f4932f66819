/** Runs in each page before its own scripts, and records the paints, the shifts, the long tasks and the takeover. */
export interface Watched {
  fcp: number;
  lcp: number;
  cls: number;
  readonly tasks: { readonly start: number; readonly duration: number }[];
  /** When React had rendered or hydrated all controls of the page, in ms; 0 before. */
  takeover: number;
}

declare global {
  interface Window {
    watchedStart: Watched;
  }
}

const watched: Watched = { fcp: 0, lcp: 0, cls: 0, tasks: [], takeover: 0 };
window.watchedStart = watched;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

const on = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) =>
  new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({
    type,
    buffered: true,
  });

on('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') watched.fcp = startTime;
});
on('largest-contentful-paint', ({ startTime }) => {
  watched.lcp = startTime;
});
on<Shift>('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) watched.cls += value;
});
on('longtask', ({ startTime: start, duration }) => watched.tasks.push({ start, duration }));

/** React marks every element that it has rendered or hydrated with a property. */
const isReacts = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactProps$'));

function isTakenOver(): boolean {
  const root = document.getElementById('root');
  if (!root) return false;
  const controls = [...root.querySelectorAll('a, button, input, select, textarea')];
  const elements = controls.length > 0 ? controls : [...root.children];
  return elements.length > 0 && elements.every(isReacts);
}

function look(): void {
  if (watched.takeover === 0 && isTakenOver()) watched.takeover = performance.now();
}

// Checks after each change of the document and at each frame: replacing the prerendered page changes the document before
// the next frame, hydrating it changes nothing.
new MutationObserver(look).observe(document, { childList: true, subtree: true });
function lookAtEachFrame(): void {
  look();
  if (watched.takeover === 0) requestAnimationFrame(lookAtEachFrame);
}
requestAnimationFrame(lookAtEachFrame);
