import type { SessionLimits } from '#/session/session-limits';
import type { SettingsFile } from '../page-globals';

const logAndIgnore = (error: unknown): SettingsFile => {
  // For the operator who wrote it.
  // eslint-disable-next-line no-console
  console.error('settings.json', error);
  return {};
};

/** The settings.json that the host has inlined, or a promise of the file. */
export function givenSettings(): SettingsFile | Promise<SettingsFile> {
  try {
    const inlined = document.getElementById('settings')?.textContent;
    if (inlined) return JSON.parse(inlined) as SettingsFile;
    return fetch('/settings.json')
      .then((response) => response.json() as Promise<SettingsFile>)
      .catch(logAndIgnore);
  } catch (error) {
    return logAndIgnore(error);
  }
}

/** The limits of a session, as the app reads the settings. Those of a file that has not come yet are not known here. */
export function sessionLimits(
  settings: SettingsFile | Promise<SettingsFile>,
  built: SessionLimits,
): SessionLimits {
  if ('then' in settings) return built;
  const { VITE_IDLE_LOG_OUT_MINUTES: minutes, VITE_LONGEST_SESSION_HOURS: hours } = settings;
  return {
    idleMs: minutes === undefined ? built.idleMs : Number(minutes) * 60_000,
    longestMs: hours === undefined ? built.longestMs : Number(hours) * 3_600_000,
  };
}
