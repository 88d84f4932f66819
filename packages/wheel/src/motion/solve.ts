/** The place between `low` and `high` where a rising function meets `goal`, to the last bit that counts. */
export function solveRising(rising: (x: number) => number, goal: number, low: number, high: number): number {
  let [from, to] = [low, high];
  for (let step = 0; step < 64 && to - from > 1e-10; step += 1) {
    const middle = (from + to) / 2;
    if (rising(middle) < goal) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}
