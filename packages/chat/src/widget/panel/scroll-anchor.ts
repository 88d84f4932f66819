/** A row in sight, and how far below the beginning of the list it stood. */
interface AnchorRow {
  readonly row: Element;
  readonly top: number;
}

/** How many rows are remembered: the first one in sight may be replaced by the change. */
const ROWS = 3;

const topIn = (box: Element, row: Element) =>
  row.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;

/** Keeps what is being read where it is, whatever comes, goes or grows above it. */
export function createScrollAnchor() {
  let anchors: readonly AnchorRow[] = [];

  /** Remembers what is in sight. Rows stand in order, so the first one is found by halving. */
  const capture = (box: Element, rows: HTMLCollection): void => {
    const edge = box.getBoundingClientRect().top;
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) > edge) high = middle;
      else low = middle + 1;
    }
    // What stands between messages stays at the top when others come in below it.
    const messages = [...rows].slice(low, low + 2 * ROWS).filter((row) => row.matches('.row'));
    anchors = messages.slice(0, ROWS).map((row) => ({ row, top: topIn(box, row) }));
  };

  /** Scrolls by as much as the rows remembered have been moved. */
  const restore = (box: Element): void => {
    const known = anchors.find(({ row }) => row.isConnected);
    if (!known) return;
    const moved = topIn(box, known.row) - known.top;
    if (moved !== 0) box.scrollTop += moved;
  };

  return { capture, restore };
}
