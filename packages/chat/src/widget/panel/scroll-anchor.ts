/** A visible row, and its distance from the top of the list. */
interface AnchorRow {
  readonly row: Element;
  readonly top: number;
}

/** How many rows are captured. One is not enough, because the change may replace it. */
const ROWS = 3;

const topIn = (box: Element, row: Element) =>
  row.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;

/** Scroll anchoring: keeps the visible rows in place when others above them are added, removed or resized. */
export function createScrollAnchor() {
  let anchors: readonly AnchorRow[] = [];

  /** Captures the first visible rows, found by binary search. */
  const capture = (box: Element, rows: HTMLCollection): void => {
    const edge = box.getBoundingClientRect().top;
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) > edge) high = middle;
      else low = middle + 1;
    }
    // Separators are skipped: they stay at the top when messages are inserted below them.
    const messages = [...rows].slice(low, low + 2 * ROWS).filter((row) => row.matches('.row'));
    anchors = messages.slice(0, ROWS).map((row) => ({ row, top: topIn(box, row) }));
  };

  /** Scrolls by the distance that the captured rows have moved. */
  const restore = (box: Element): void => {
    const known = anchors.find(({ row }) => row.isConnected);
    if (!known) return;
    const moved = topIn(box, known.row) - known.top;
    if (moved !== 0) box.scrollTop += moved;
  };

  return { capture, restore };
}
