import type { SettingsFile } from '../page-globals';
import type { StartData, StartRequest } from '../start-data';
import { chosenStart } from './chosen-start';

const LANGUAGE = 'Accept-Language';

/** The address of the API, as the app reads the setting. */
const apiIn = (settings: SettingsFile, built: string): string => {
  const given = settings.VITE_API_BASE_URL;
  return given === undefined ? built : String(given).trim().replace(/\/+$/, '');
};

/**
 * Sends the first reads of the page that will show, with the token and the language that the session will have, and
 * leaves the requests with their responses in `firstReads`. The app's client takes what is exactly what it was about to
 * send. They go to the API of settings.json, if that names one. They leave after the first paint, which shows nothing of
 * them and would wait for their sending, and ahead of the code, behind which they would wait for a connection. Writes are
 * never among them.
 */
export function sendFirstReads(data: StartData): void {
  const { settings = {} } = window;
  const { locale, token, page } = chosenStart(data, settings);
  const wanted = (page?.reads ?? []).flatMap((place) => data.requests[place] ?? []);
  const sent = ({ path, method, headers, body }: StartRequest, api: string) => {
    const request = {
      url: api + path,
      method,
      headers: {
        [LANGUAGE]: data.languages[locale]?.header ?? '',
        ...headers,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body }),
    };
    const response = fetch(request.url, request);
    // Whoever takes it learns of it.
    response.catch(() => undefined);
    return { ...request, response };
  };
  const send = (settings: SettingsFile) => {
    try {
      const api = apiIn(settings, data.api);
      window.firstReads = wanted.map((request) => sent(request, api));
    } catch {
      // The app sends them itself.
    }
  };
  window.whenShown(
    () => void ('then' in settings ? (settings as Promise<SettingsFile>).then(send) : send(settings)),
    true,
  );
}
