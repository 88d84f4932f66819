/** The first point between `low` and `high` where an increasing function reaches `goal`, by bisection. */
export function solveRising(rising: (x: number) => number, goal: number, low: number, high: number): number {
  let [from, to] = [low, high];
  for (;;) {
    const middle = (from + to) / 2;
    // Ends when no number is between the two.
    if (!(from < middle && middle < to)) return to;
    if (rising(middle) < goal) from = middle;
    else to = middle;
  }
}
