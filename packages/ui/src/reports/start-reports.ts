import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import { createBatch } from './batch';
import { eventOf, type Place } from './event-of';
import { takeNotes } from './note';
import { shownRoutes } from './routes';
import type { Report } from './report-types';

interface ReportOptions {
  /** Where reports go: an address, or a path of the page's own origin. */
  readonly url: string;
  /** How many of a hundred page loads report. */
  readonly share: number;
  /** Of the app, as the operator names it. */
  readonly version: string;
  /** The path of the page at an address, or 'other'. */
  readonly routeOf: (path: string) => string;
  readonly isNotFetched: Place['isNotFetched'];
}

const RELEASE = /^[\w.+ -]{1,60}$/;

/** More is no figure of a page, such as that of a device which slept; the receiver would refuse the report. */
const LONGEST_MS = 86_400_000;
const LARGEST_SCORE = 100;

/** The version and commit that a release has in its page. */
function releaseOf(version: string): string {
  const release = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? version;
  return RELEASE.test(release) ? release : '';
}

/**
 * Sends a report as text, so that another origin needs no CORS headers. Nobody waits for it, and it is not sent again.
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

/** Reports from now on, and what has been noted before. */
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
      // A screen that crashes has no time to say that it shows.
      const route = routeOf(window.location.pathname);
      const event = eventOf(noted, { route, origin, reportOrigin, isNotFetched });
      if (event) batch.add(event);
    } catch {
      // What was thrown can be anything. An error here would be the next to report.
    }
  });

  const told = new Set<string>();
  const tellVital = ({ id, name, value, entries }: CLSMetric | INPMetric | LCPMetric) => {
    // It may still grow after the page has been hidden once, but a page load counts once.
    if (told.has(id)) return;
    told.add(id);
    const rounded = name === 'CLS' ? Math.round(value * 1e4) / 1e4 : Math.round(value);
    const most = name === 'CLS' ? LARGEST_SCORE : LONGEST_MS;
    const route = routes.at(entries.at(-1)?.startTime ?? 0);
    batch.add({ type: name, route, value: Math.min(rounded, most) });
    if (document.visibilityState === 'hidden') batch.flush();
  };
  onLCP(tellVital);
  onINP(tellVital);
  onCLS(tellVital);
  // A page that is hidden may never show again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') batch.flush();
  });
  window.addEventListener('pagehide', batch.flush);
}

/**
 * Reports from a share of all page loads: crashes, answers that are not as documented, missing files, breaches of the
 * policy, web vitals and how money writes end.
 * @param chance from 0 up to 100
 */
export function startReports(options: ReportOptions, chance = Math.random() * 100): void {
  if (chance < options.share) report(options);
  else takeNotes(() => undefined);
}
