export type { Finding, Severity } from './finding';
export { formatJUnit } from './formats/junit';
export { formatReport } from './formats/text';
export type { Inputs } from './inputs';
export type { Report, Row } from './report';
export { runConformance } from './run';
export type { ConformanceOptions } from './run';
