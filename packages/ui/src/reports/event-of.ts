import { isApiError, isErrorCode } from '@member-wallet/api-sdk';
import { factsOf } from './error-facts';
import type { MoneyOutcome, Noted } from './note';
import type { MissingFileEvent, OutcomeEvent, PolicyEvent, ReportedEvent } from './report-types';

export interface Place {
  /** The current route. */
  readonly route: string;
  /** The page's origin. */
  readonly origin: string;
  /** The origin to which reports are sent. */
  readonly reportOrigin: string;
  /** Whether an error means that code failed to load, which is reported as a separate event. */
  readonly isNotFetched: (error: unknown) => boolean;
}

const FIELD = /^(?:\[\]|[a-z_]\w{0,40}(?:\[\])?)(?:\.[a-z_]\w{0,40}(?:\[\])?){0,6}$/i;
const FILE = /\/(assets\/[\w.-]{1,80}\.(?:js|css))\b/;
const DIRECTIVE = /^[a-z]{2,12}(?:-[a-z]{2,12}){1,3}$/;
const WORD = /^(?:inline|eval|wasm-eval|self|data|blob|trusted-types-policy|trusted-types-sink)$/;
const ORIGIN = /^(?:http|ws)s?:\/\/[\w.[\]:-]{1,120}$/i;
const SCHEME = /^[a-z][a-z\d+.-]{1,30}:$/;

/** The origin or scheme of a URL, without its path. Some browsers give a word or a scheme instead of a URL. */
function blockedBy(uri: string): string {
  if (WORD.test(uri)) return uri;
  try {
    const { origin, protocol } = new URL(uri);
    if (ORIGIN.test(origin)) return origin;
    return SCHEME.test(protocol) ? protocol : 'other';
  } catch {
    return 'other';
  }
}

function policyEvent(
  { effectiveDirective, blockedURI }: SecurityPolicyViolationEvent,
  { route, reportOrigin }: Place,
): PolicyEvent | null {
  const blocked = blockedBy(blockedURI);
  // A report that reports are blocked would be blocked too, and cause the next one.
  if (blocked === reportOrigin && effectiveDirective === 'connect-src') return null;
  return {
    type: 'policy',
    route,
    directive: DIRECTIVE.test(effectiveDirective) ? effectiveDirective : 'other',
    blocked,
  };
}

function missingFile(error: unknown, { route }: Place): MissingFileEvent {
  const file = error instanceof Error ? FILE.exec(error.message)?.[1] : undefined;
  return { type: 'missing-file', route, file: file ?? '' };
}

function outcomeEvent({ operationId, status, error }: MoneyOutcome): OutcomeEvent {
  const code = () => {
    if (!error) return 'in-answer';
    // A server may send any text as its code.
    if (isApiError(error)) return isErrorCode(error.code) ? error.code : 'other';
    return error.kind;
  };
  return { type: 'outcome', endpoint: operationId, outcome: status, code: status === 'done' ? '' : code() };
}

function crashEvent(error: unknown, { route, origin, isNotFetched }: Place): ReportedEvent | null {
  if (isNotFetched(error)) return null;
  return { type: 'crash', route, ...factsOf(error, origin) };
}

function ofPage(event: Event, place: Place): ReportedEvent | null {
  if (event.type === 'securitypolicyviolation')
    return policyEvent(event as SecurityPolicyViolationEvent, place);
  // From the bundler's loader.
  if (event.type === 'vite:preloadError') return missingFile(Reflect.get(event, 'payload'), place);
  if (event.type === 'unhandledrejection') return crashEvent((event as PromiseRejectionEvent).reason, place);
  const { error, message } = event as ErrorEvent;
  // Harmless: the observer is notified in the next frame.
  if (/^ResizeObserver loop/.test(message)) return null;
  return crashEvent(error ?? { message }, place);
}

/**
 * The event to report for a note; null for none. Each field is an item of a list, or has a form that no name, number,
 * amount or typed text has.
 */
export function eventOf(noted: Exclude<Noted, string>, place: Place): ReportedEvent | null {
  if (noted instanceof Event) return ofPage(noted, place);
  if ('crash' in noted) return crashEvent(noted.crash, place);
  if ('status' in noted) return outcomeEvent(noted);
  const { endpoint, field, kind } = noted;
  return { type: 'deviation', endpoint, field: FIELD.test(field) ? field : '', kind };
}
