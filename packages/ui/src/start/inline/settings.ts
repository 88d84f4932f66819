import type { SettingsFile } from '../page-globals';

const unusable = (error: unknown): SettingsFile => {
  // For whoever has written it.
  // eslint-disable-next-line no-console
  console.error('settings.json', error);
  return {};
};

/** What the host has inlined of settings.json, or a promise of the file. */
export function givenSettings(): SettingsFile | Promise<SettingsFile> {
  try {
    const inlined = document.getElementById('settings')?.textContent;
    if (inlined) return JSON.parse(inlined) as SettingsFile;
    return fetch('/settings.json')
      .then((response) => response.json() as Promise<SettingsFile>)
      .catch(unusable);
  } catch (error) {
    return unusable(error);
  }
}
