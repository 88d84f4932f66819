import type { Finding, Severity } from './finding';
import { hasDeviation } from './finding';

/** The result of one call of the contract. */
export interface Row {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** `refused`: rejected with a declared code, which conforms but leaves the response's shape unchecked. */
  readonly verdict: 'pass' | 'refused' | 'deviation' | 'skipped';
  /** How it passed, the rejection's code, or why it was skipped. */
  readonly detail: string;
  /** The differences from the contract. Advice is not a deviation. */
  readonly findings: readonly Finding[];
  /** What could not be checked, such as the order of a list with one entry. */
  readonly unproven: readonly string[];
}

export interface Report {
  readonly rows: readonly Row[];
  readonly passed: number;
  readonly refused: number;
  readonly deviations: number;
  readonly skipped: number;
  readonly findings: Readonly<Record<Severity, number>>;
}

export const rowOf = (
  { operationId, method, path }: Pick<Row, 'operationId' | 'method' | 'path'>,
  {
    verdict,
    detail,
    findings = [],
    unproven = [],
  }: Pick<Row, 'verdict' | 'detail'> & Partial<Pick<Row, 'findings' | 'unproven'>>,
): Row => ({
  operationId,
  method,
  path,
  verdict: hasDeviation(findings) ? 'deviation' : verdict,
  detail,
  findings,
  unproven,
});

export const summarise = (rows: readonly Row[]): Report => {
  const count = (verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict).length;
  const all = rows.flatMap(({ findings }) => findings);
  const ofSeverity = (severity: Severity) => all.filter((one) => one.severity === severity).length;
  return {
    rows,
    passed: count('pass'),
    refused: count('refused'),
    deviations: count('deviation'),
    skipped: count('skipped'),
    findings: {
      'breaks-apps': ofSeverity('breaks-apps'),
      'breaks-specification': ofSeverity('breaks-specification'),
      advice: ofSeverity('advice'),
    },
  };
};
