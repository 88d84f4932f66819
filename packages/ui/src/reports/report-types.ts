import type { DeviationKind } from '@member-wallet/api-sdk';

/** The JSON body of one POST to the report URL. report-schema.ts is its schema, docs/reports.md explains it. */
export interface Report {
  readonly version: 1;
  /** The version of the app; empty if the operator's text does not have the expected form. */
  readonly release: string;
  /** The percentage of page loads that report. */
  readonly share: number;
  readonly events: readonly CountedEvent[];
}

/** An event, and how often it occurred with the same fields since the last report. */
export type CountedEvent = ReportedEvent & { readonly count: number };

/** Where something happened: the path of a page of the app, or 'other'. */
interface Placed {
  readonly route: string;
}

interface CrashEvent extends Placed {
  readonly type: 'crash';
  /** The name of the error's class, from a list. */
  readonly error: string;
  /** The topic of its message, from a list; never the message itself. */
  readonly message: string;
  /** 'assets/index-1a2b3c4d.js:1:2345', the innermost first. */
  readonly frames: readonly string[];
}

interface DeviationEvent {
  readonly type: 'deviation';
  readonly endpoint: string;
  readonly field: string;
  readonly kind: DeviationKind;
}

export interface MissingFileEvent extends Placed {
  readonly type: 'missing-file';
  /** 'assets/home-1a2b3c4d.js'; empty if the browser does not say. */
  readonly file: string;
}

export interface PolicyEvent extends Placed {
  readonly type: 'policy';
  readonly directive: string;
  /** An origin, a scheme such as 'chrome-extension:', or a word such as 'inline'. */
  readonly blocked: string;
}

interface VitalEvent extends Placed {
  readonly type: 'CLS' | 'INP' | 'LCP';
  /** In milliseconds; for CLS, a score. */
  readonly value: number;
}

export interface OutcomeEvent {
  readonly type: 'outcome';
  /** The operationId of a write that moves money. */
  readonly endpoint: string;
  readonly outcome: 'done' | 'refused' | 'unknown';
  /** Why it was not done: a code of the catalogue, the kind of the error, or 'other'; empty if it was. */
  readonly code: string;
}

export type ReportedEvent =
  | CrashEvent
  | DeviationEvent
  | MissingFileEvent
  | PolicyEvent
  | VitalEvent
  | OutcomeEvent;
