import type { i18n as I18n } from 'i18next';
import type { Market } from '#/market/market';
import { takeNotes } from '#/reports/note';
import type { Session } from '#/session/session';
import type { Env } from '#/app/settings/env';
import { followLocale } from './follow-locale';
import { isNotFetched } from '#/code/missing-code';
import { pageAt } from '#/app/pages/page-at';

/** Logs invalid settings to the console, for the operator who wrote settings.json. */
async function logInvalidSettings(settings: Iterable<string>): Promise<void> {
  const { settingProblem } = await import('#/app/settings/setting-problems');
  // eslint-disable-next-line no-console
  for (const setting of settings) console.error(`settings.json: ${settingProblem(setting)}.`);
}

interface Started {
  readonly market: Market;
  readonly env: Env;
  readonly session: Session;
  readonly i18n: I18n;
}

/**
 * Starts everything that can wait until the first screen is shown: following the language, and the reports.
 * @param wrong the names of invalid settings
 */
export function afterStart(
  { market, env: { reports, version }, session, i18n }: Started,
  wrong: ReadonlySet<string>,
): void {
  followLocale(i18n, market, session.stored);
  if (wrong.size > 0) void logInvalidSettings(wrong).catch(() => undefined);
  if (!reports) return takeNotes(() => undefined);
  const routeOf = (path: string) => pageAt(market, path)?.path ?? 'other';
  // If the code of the reports fails to load, nothing is reported.
  void import('#/reports/start-reports').then(
    ({ startReports }) => startReports({ ...reports, version, routeOf, isNotFetched }),
    () => takeNotes(() => undefined),
  );
}
