import { minify } from './start-script.js';

/**
 * What the app's table of pages says; packages/ui/src/start/start-reads.ts describes it.
 * @typedef {object} StartReads
 * @property {{ method: string, path: string, headers: Record<string, string>, body?: string }[]} requests
 * @property {string} api
 * @property {Record<string, [visitor: number[], member: number[]]>} pages
 * @property {Record<string, string>} languages
 * @property {string} defaultLocale
 * @property {string} token
 */

/** As JavaScript inside a script element, which ends at the first closing tag. */
const literal = (/** @type {unknown} */ value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Sends the first reads of the page that will show, with the token and the language that the session will have, and
 * leaves the requests with their responses in `firstReads`. The app's client takes what is exactly what it was about to
 * send. They go to the API of settings.json, if that names one. They leave after the first paint, which shows nothing of
 * them and would wait for their sending, and ahead of the code, behind which they would wait for a connection. Writes are
 * never among them. It must not throw: storage may be blocked.
 * @param {StartReads} reads
 */
export const sendFirstReads = ({ requests, api, pages, languages, defaultLocale, token }) =>
  minify(`(function(){
    function stored(area, name){
      try { return window[area].getItem(name) || ''; } catch (error) { return ''; }
    }
    function tokenIn(area){
      var token = stored(area, 'token');
      return /${token}/.test(token) ? token : '';
    }
    var token = tokenIn('sessionStorage') || tokenIn('localStorage');
    var locale = stored('localStorage', 'locale');
    var languages = ${literal(languages)};
    var language = languages.hasOwnProperty(locale) ? languages[locale] : languages['${defaultLocale}'];
    var requests = ${literal(requests)};
    var pages = ${literal(pages)};
    var path = location.pathname.replace(/\\/+$/, '');
    var wanted = (pages[path] || [[], []])[token ? 1 : 0];
    function send(settings){
      try {
        var given = settings.VITE_API_BASE_URL;
        var api = given === undefined ? '${api}' : given.trim().replace(/\\/+$/, '');
        window.firstReads = wanted.map(function(at){
          var request = Object.assign({ url: api + requests[at].path }, requests[at]);
          request.headers = Object.assign({ 'Accept-Language': language }, request.headers);
          if (token) request.headers.Authorization = 'Bearer ' + token;
          request.response = fetch(request.url, request);
          request.response.catch(function(){});
          return request;
        });
      } catch (error) {}
    }
    var settings = window.settings || {};
    function start(){ settings.then ? settings.then(send) : send(settings); }
    window.whenShown(start, true);
  })()`);
