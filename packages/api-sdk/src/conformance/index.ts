export type { Inputs } from './inputs';
export { formatReport } from './report';
export type { Report, Row } from './report';
export { runConformance } from './run';
export type { ConformanceOptions } from './run';
