/**
 * How bad a finding is. `breaks-apps`: a screen fails or shows something wrong about money, or money or an account is
 * not safe. `breaks-specification`: not as documented; the apps cope, another client may not. `advice`: allowed, but
 * not what the specification says plainly. Advice alone does not fail a run.
 */
export type Severity = 'breaks-apps' | 'breaks-specification' | 'advice';

/** The severities, worst first. */
export const severities: readonly Severity[] = ['breaks-apps', 'breaks-specification', 'advice'];

/** Where a backend differs from the contract. Never contains a value of a response. */
export interface Finding {
  readonly severity: Severity;
  /** A field ('slots[].amount'), or 'status', 'body', 'code', 'auth', 'connection' or 'money'. */
  readonly field: string;
  /** What was expected there. */
  readonly expected: string;
}

const finding =
  (severity: Severity) =>
  (field: string, expected: string): Finding => ({ severity, field, expected });

export const breaksApps = finding('breaks-apps');
export const breaksSpecification = finding('breaks-specification');
export const advice = finding('advice');

/** Whether any of them fails the run. */
export const isDeviation = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity }) => severity !== 'advice');
