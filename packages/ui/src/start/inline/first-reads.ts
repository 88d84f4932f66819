import type { SettingsFile } from '../page-globals';
import type { StartData, StartRequest } from '../start-data';
import { chosenStart } from './chosen-start';

const LANGUAGE = 'Accept-Language';

/** The API's base URL, normalised as in the app. */
const apiIn = (settings: SettingsFile, built: string): string => {
  const given = settings.VITE_API_BASE_URL;
  return given === undefined ? built : String(given).trim().replace(/\/+$/, '');
};

/**
 * Sends the first reads of the page that will be shown, with the session's token and language, and leaves the requests
 * with their responses in `firstReads`. The app's client uses a response if its own request would be identical. The
 * requests go to the API in settings.json, if it contains one. They are sent after the first paint, which does not need
 * them and would be delayed, and before the code, behind which they would wait for a connection. None of them is a
 * write.
 */
export function sendFirstReads(data: StartData): void {
  const { settings = {} } = window;
  const { locale, token, page } = chosenStart(data, settings);
  const wanted = (page?.reads ?? []).flatMap((place) => data.requests[place] ?? []);
  const sendRequest = ({ path, method, headers, body }: StartRequest, api: string) => {
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
    // The app's client handles the rejection; this only prevents an unhandled one.
    response.catch(() => undefined);
    return { ...request, response };
  };
  const send = (settings: SettingsFile) => {
    try {
      const api = apiIn(settings, data.api);
      window.firstReads = wanted.map((request) => sendRequest(request, api));
    } catch {
      // The app sends them itself.
    }
  };
  window.whenShown(
    () => void ('then' in settings ? (settings as Promise<SettingsFile>).then(send) : send(settings)),
    true,
  );
}
