import type { Report } from './report-types';

/**
 * Sends a report, as text: a foreign origin then needs to allow nothing. Nobody waits for it, and it is not sent again.
 * @param url where to
 */
export function sendReport(url: string, report: Report): void {
  const body = JSON.stringify(report);
  // Still sent when the page is gone. False if the browser has too much of that kind.
  if (navigator.sendBeacon?.(url, body)) return;
  fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(
    () => undefined,
  );
}
