type Cell = string | number;

const NAME_WIDTH = 46;
const CELL_WIDTH = 10;

const textOf = (cell: Cell): string =>
  typeof cell === 'string' || Number.isInteger(cell) ? String(cell) : cell.toFixed(2);

export const title = (text: string): void => console.log(`\n${text}`);

/** @param cells numbers; fractions are printed with two decimals */
export function row(name: string, ...cells: readonly Cell[]): void {
  console.log(
    `  ${name.padEnd(NAME_WIDTH)}${cells.map((cell) => textOf(cell).padStart(CELL_WIDTH)).join('')}`,
  );
}

/** Prints a row with the result of a check. If a check fails, the program continues and exits with an error at its end. */
export function check(name: string, cells: Cell | readonly Cell[], holds: boolean, wanted = ''): void {
  row(name, ...[cells].flat(), ...(holds ? [] : [`  NOT MET ${wanted}`]));
  if (!holds) process.exitCode = 1;
}

/** Prints a row with a figure and checks its upper limit. */
export const checkAtMost = (name: string, figure: number, limit: number, ...cells: readonly Cell[]): void =>
  check(name, [figure, ...cells, `≤ ${limit}`], figure <= limit);
