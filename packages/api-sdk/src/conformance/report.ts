/** The result of one call of the contract. */
export interface Row {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** `refused`: rejected with a declared code, which conforms but leaves the response's shape unchecked. */
  readonly verdict: 'pass' | 'refused' | 'deviation' | 'skipped';
  /** Where the answer deviates: a field, 'status', 'body', 'code', 'auth' or 'connection'. */
  readonly field: string;
  /** What was expected there, how it passed, the code of the rejection, or why it was skipped. */
  readonly detail: string;
}

export interface Report {
  readonly rows: readonly Row[];
  readonly passed: number;
  readonly refused: number;
  readonly deviations: number;
  readonly skipped: number;
}

export const summarise = (rows: readonly Row[]): Report => {
  const count = (verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict).length;
  return {
    rows,
    passed: count('pass'),
    refused: count('refused'),
    deviations: count('deviation'),
    skipped: count('skipped'),
  };
};

/** The report as a table for a terminal. */
export const formatReport = ({ rows, passed, refused, deviations, skipped }: Report): string => {
  const cells = rows.map(({ operationId, method, path, verdict, field, detail }) => [
    verdict === 'deviation' ? 'DEVIATION' : verdict,
    operationId,
    `${method} ${path}`,
    field === '' ? detail : `${field}: ${detail}`,
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(0, ...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [
    ...lines,
    `${passed} passed, ${refused} refused, ${deviations} deviations, ${skipped} skipped`,
    '',
  ].join('\n');
};
