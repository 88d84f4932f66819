import type { DeviationKind } from '@member-wallet/api-sdk';

/** One POST to the address of the reports, as JSON. Its schema is report-schema.ts; docs/reports.md explains it. */
export interface Report {
  readonly version: 1;
  /** Of the app; empty if the operator's text is none of the expected form. */
  readonly release: string;
  /** How many of a hundred page loads report. */
  readonly share: number;
  readonly events: readonly CountedEvent[];
}

/** How often the page met an event that is the same in every field, since the last report. */
export type CountedEvent = ReportedEvent & { readonly count: number };

/** Where something happened: the path of a page of the app, or 'other'. */
interface Placed {
  readonly route: string;
}

interface CrashEvent extends Placed {
  readonly type: 'crash';
  /** The name of the error's class, one of a list. */
  readonly error: string;
  /** What its message is about, one of a list; never the message. */
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
  /** 'assets/home-1a2b3c4d.js'; empty where the browser does not say. */
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
  /** Milliseconds; of CLS a score. */
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
