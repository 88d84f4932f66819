import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import { createBatch } from './batch';
import { eventOf, type Place } from './event-of';
import { takeNotes } from './note';
import { shownRoutes } from './routes';
import type { Report } from './report-types';

interface ReportOptions {
  /** Where reports are sent: a URL, or a path of the page's own origin. */
  readonly url: string;
  /** The percentage of page loads that report. */
  readonly share: number;
  /** The version of the app, as named by the operator. */
  readonly version: string;
  /** The path of the page at an address, or 'other'. */
  readonly routeOf: (path: string) => string;
  readonly isNotFetched: Place['isNotFetched'];
}

const RELEASE = /^[\w.+ -]{1,60}$/;

/** The receiver refuses larger figures, which are not plausible, for instance because the device slept. */
const LONGEST_MS = 86_400_000;
const LARGEST_SCORE = 100;

/** The version and commit in the page of a release, otherwise the operator's version. */
function releaseOf(version: string): string {
  const release = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? version;
  return RELEASE.test(release) ? release : '';
}

/**
 * Sends a report as text, so that another origin needs no CORS headers. It is not awaited and never resent.
 * @param url the report's destination
 */
function sendReport(url: string, report: Report): void {
  const body = JSON.stringify(report);
  // Browsers send a beacon even after the page is closed. False if too many bytes are already queued.
  if (navigator.sendBeacon?.(url, body)) return;
  fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(
    () => undefined,
  );
}

/** Reports everything noted so far and from now on. */
function report({ url, share, version, routeOf, isNotFetched }: ReportOptions): void {
  const { origin } = window.location;
  const reportOrigin = new URL(url, origin).origin;
  const routes = shownRoutes(routeOf(window.location.pathname));
  const batch = createBatch((events) =>
    sendReport(url, { version: 1, release: releaseOf(version), share, events }),
  );

  takeNotes((noted) => {
    try {
      if (typeof noted === 'string') return routes.show(routeOf(noted));
      // Read from the location, because a screen that crashes does not note its path.
      const route = routeOf(window.location.pathname);
      const event = eventOf(noted, { route, origin, reportOrigin, isNotFetched });
      if (event) batch.add(event);
    } catch {
      // The thrown value can be anything. An error here would be reported again.
    }
  });

  const reported = new Set<string>();
  const reportVital = ({ id, name, value, entries }: CLSMetric | INPMetric | LCPMetric) => {
    // It may grow after the page was hidden, but is reported once per page load.
    if (reported.has(id)) return;
    reported.add(id);
    const rounded = name === 'CLS' ? Math.round(value * 1e4) / 1e4 : Math.round(value);
    const most = name === 'CLS' ? LARGEST_SCORE : LONGEST_MS;
    const route = routes.at(entries.at(-1)?.startTime ?? 0);
    batch.add({ type: name, route, value: Math.min(rounded, most) });
    if (document.visibilityState === 'hidden') batch.flush();
  };
  onLCP(reportVital);
  onINP(reportVital);
  onCLS(reportVital);
  // A hidden page may never become visible again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') batch.flush();
  });
  window.addEventListener('pagehide', batch.flush);
}

/**
 * Reports from a share of all page loads: crashes, responses that are not as documented, missing files, violations of
 * the content security policy, web vitals and outcomes of money writes.
 * @param chance a random number from 0 up to 100; the page reports if it is below the share
 */
export function startReports(options: ReportOptions, chance = Math.random() * 100): void {
  if (chance < options.share) report(options);
  else takeNotes(() => undefined);
}
