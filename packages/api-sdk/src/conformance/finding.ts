/**
 * How severe a finding is. `breaks-apps`: a screen fails or shows wrong amounts, or money or an account is not safe.
 * `breaks-specification`: not as documented; the apps cope with it, another client may not. `advice`: allowed, but the
 * specification says it differently. Advice alone does not fail a run.
 */
export type Severity = 'breaks-apps' | 'breaks-specification' | 'advice';

/** The severities, worst first. */
export const severities: readonly Severity[] = ['breaks-apps', 'breaks-specification', 'advice'];

/** A difference between a backend and the contract. Never contains a value of a response. */
export interface Finding {
  readonly severity: Severity;
  /** A field ('slots[].amount'), or 'status', 'body', 'code', 'auth', 'connection' or 'money'. */
  readonly field: string;
  /** The expectation. */
  readonly expected: string;
}

const finding =
  (severity: Severity) =>
  (field: string, expected: string): Finding => ({ severity, field, expected });

export const breaksApps = finding('breaks-apps');
export const breaksSpecification = finding('breaks-specification');
export const advice = finding('advice');

/** Whether any of the findings fails the run. */
export const hasDeviation = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity }) => severity !== 'advice');
