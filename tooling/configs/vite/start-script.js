/**
 * The inline scripts that run before the first paint. They must not throw: storage may be blocked.
 * The storage keys are those of the session: `token`, `locale`, `theme`, `pending`, `wanted-path`.
 */

/** How long the app waits for the first paint after the document, in milliseconds: not every browser tells. */
const LONGEST_PAINT = 300;

/** Ms before the code is fetched once more. */
const AGAIN_AFTER = 1000;

/**
 * Applies the stored theme and language, selects the parts of the prerendered page, says for how many rows of what is
 * under way the dashboard keeps a place (both as attributes of <html>) and names the tab. Keeps the page that a visitor
 * requested: a link of the prerendered page may be pressed before the app does so.
 * Fetches the code and the texts of the page at once, beside the rest of the document. Once the prerendered page shows, starts
 * the app and fetches the fonts of the language, of which the browser does not know before: it would fetch them ahead of
 * everything else. Until the fonts are there, others of the same size show.
 *
 * If the code does not come, it is fetched past the cache, because Safari otherwise keeps what came in its place, and imported once
 * more. Chrome before 156 and Firefox remember the failure for the life of the page: `loadAnew` loads the page anew if all of its
 * code can be had now, unless something was typed or the page was reloaded already, and resolves with whether it does. If not, the
 * page says that it did not start (not-started.js).
 *
 * Marks the links to what it fetches as the first: these the page names, and others not.
 *
 * Leaves `settings`: what the host has inlined of settings.json, or a promise of the file. The product's name is put into
 * the title at once if it is there. Leaves `whenShown` for the other scripts: it calls back once the first paint shows, at
 * once where nothing is prerendered or nobody looks, and at the latest a moment after the document has arrived; those that
 * ask to be first, ahead of the others.
 * @param {object} start
 * @param {string} start.entry the address of the app's first module
 * @param {string[]} start.imports the addresses of what it imports
 * @param {string} start.defaultLocale
 * @param {Record<string, string>} start.addresses by address, without a slash at its end: the path of its page, then the
 *   names of the page's parts
 * @param {string} start.appName the product's name in the build's settings
 * @param {string} start.visitorStart the address whose page a visitor sees at a members' page
 * @param {Record<string, { tag: string, titles: Record<string, string> }>} start.languages by locale
 * @param {Record<string, { fonts: string[], modules: Record<string, string[]> }>} start.files by locale, as addresses;
 *   the modules by the name of the page or of its bars, '' for other pages
 */
export const chooseStart = ({
  appName,
  defaultLocale,
  addresses,
  visitorStart,
  languages,
  files,
  entry,
  imports,
}) =>
  minify(`(function(){
    var html = document.documentElement, languages = ${JSON.stringify(languages)};
    var settings = {};
    try {
      var given = document.getElementById('settings').textContent;
      settings = given ? JSON.parse(given) : fetch('/settings.json').then(function(response){ return response.json(); })
        .catch(function(error){ console.error('settings.json', error); return {}; });
    } catch (error) { console.error('settings.json', error); }
    window.settings = settings;
    var start = '', locale = '${defaultLocale}';
    try {
      var theme = localStorage.getItem('theme');
      if (theme === 'light' || theme === 'dark') {
        html.setAttribute('data-theme', theme);
        document.querySelector('meta[name="theme-color"][media]').media = theme === 'light' ? 'all' : 'not all';
      }
      var stored = localStorage.getItem('locale');
      if (stored && languages.hasOwnProperty(stored)) locale = stored;
      var token = localStorage.getItem('token') || sessionStorage.getItem('token');
      var addresses = ${JSON.stringify(addresses)};
      var path = location.pathname.replace(/\\/+$/, '');
      if (addresses.hasOwnProperty(path)) start = addresses[path];
      var pending = token && localStorage.getItem('pending');
      if (pending) html.setAttribute('data-pending', pending.split(' ').length);
      if (!token && / member-/.test(start)) {
        start = addresses['${visitorStart}'];
        sessionStorage.setItem('wanted-path', path + location.search + location.hash);
      }
    } catch (error) {}
    var language = languages[locale];
    html.lang = language.tag;
    if (start) {
      var title = language.titles[start.split(' ')[0]];
      document.title = settings.VITE_APP_NAME ? title.slice(0, ${-appName.length}) + settings.VITE_APP_NAME : title;
      html.setAttribute('data-start', locale + ' ' + start);
    }
    var files = ${JSON.stringify(files)};
    function send(rel, href) {
      var link = document.createElement('link');
      link.rel = rel;
      if (rel === 'preload') { link.as = 'font'; link.fetchPriority = 'low'; }
      link.crossOrigin = '';
      link.setAttribute('data-first', '');
      link.href = href;
      document.head.appendChild(link);
    }
    var modules = files[locale].modules, names = start.split(' ');
    var shown = !start || document.hidden, waiting = [];
    function show(){
      shown = true;
      waiting.splice(0).forEach(function(run){ run(); });
    }
    window.whenShown = function(run, isFirst){
      shown ? run() : isFirst ? waiting.unshift(run) : waiting.push(run);
    };
    if (!shown) {
      try {
        new PerformanceObserver(function(list){
          if (list.getEntriesByName('first-contentful-paint').length) show();
        }).observe({ type: 'paint', buffered: true });
      } catch (error) {}
      document.addEventListener('visibilitychange', show);
      document.addEventListener('DOMContentLoaded', function(){ setTimeout(show, ${LONGEST_PAINT}); });
    }
    var code = ${JSON.stringify([...imports, entry])}.concat(modules[names[2]] || modules[names[1]] || modules['']), asked;
    function load(){ return import('${entry}'); }
    function askAgain(){
      asked = asked || Promise.all(code.map(function(href){
        return fetch(href, { cache: 'reload' }).then(function(answer){
          return answer.ok && /javascript/.test(answer.headers.get('Content-Type'));
        }).catch(function(){ return false; });
      }));
      return asked;
    }
    window.loadAnew = function(){
      return askAgain().then(function(answers){
        var typed = [].some.call(document.querySelectorAll('input:not([type=checkbox]):not([type=radio])'), function(field){ return field.value; });
        var isSecond = performance.getEntriesByType('navigation')[0].type === 'reload';
        if (typed || isSecond || !answers.every(Boolean)) return false;
        location.reload();
        return true;
      });
    };
    function recover(){
      askAgain().then(load).catch(function(error){
        return window.loadAnew().then(function(isLoading){ if (!isLoading) window.notStarted(error); });
      });
    }
    code.forEach(function(href){ send('modulepreload', href); });
    window.whenShown(function(){
      files[locale].fonts.forEach(function(href){ send('preload', href); });
      document.querySelector('style[media]').media = 'all';
      load().catch(function(){ setTimeout(recover, ${AGAIN_AFTER}); });
    });
  })()`);

/**
 * Fetches, after the first paint, all styles of these pages, which the document has only in part; if they do not come, enables the sheets that
 * they consist of. Then parses the selected parts, which the document has as text, into the root, as soon as the root exists, and marks the current page in their bar. Until the
 * app takes the page over (and with it the attribute), records the last press on one of its controls, so that the app can
 * repeat it: a click on a button, an arrow key in a menu or in tabs, Enter in a form field. Links work by themselves.
 * Puts the name of settings.json in the place of the build's.
 * @param {string} styles the address of the styles @param {string} appName the product's name in the build's settings
 */
export const placeStart = (styles, appName) =>
  minify(`(function(){
    var html = document.documentElement, root = document.getElementById('root');
    var sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = '${styles}';
    sheet.onload = sheet.onerror = function(event){
      sheet.removeAttribute('data-awaited');
      if (event.type === 'error') document.querySelectorAll('link[disabled]').forEach(function(link){ link.disabled = false; });
    };
    sheet.setAttribute('data-awaited', '');
    window.whenShown(function(){ document.head.appendChild(sheet); });
    if (!html.hasAttribute('data-start')) return;
    var names = html.getAttribute('data-start').split(' ');
    var trusted = window.trustedTypes && trustedTypes.createPolicy('start', { createHTML: function(text){ return text; } });
    function part(name){
      var text = document.querySelector('script[data-start="' + names[0] + ' ' + name + '"]').textContent;
      var parsed = document.createElement('template');
      parsed.innerHTML = trusted ? trusted.createHTML(text) : text;
      return parsed.content;
    }
    var page = part(names[2]), name = window.settings && window.settings.VITE_APP_NAME;
    if (name) page.querySelectorAll('header span').forEach(function(element){
      if (element.textContent === ${JSON.stringify(appName)}) element.textContent = name;
    });
    if (names[3]) page.querySelector('main').replaceChildren(part(names[3]));
    page.querySelectorAll('nav a').forEach(function(link){
      if ((names[1] + '/').indexOf(link.getAttribute('href') + '/') === 0) link.setAttribute('aria-current', 'page');
    });
    var pressed;
    function keep(event, controls, press){
      var control = html.hasAttribute('data-start') && event.target.closest(controls);
      if (!control) return false;
      if (pressed) pressed.removeAttribute('data-pressed');
      pressed = control;
      pressed.setAttribute('data-pressed', press);
      return true;
    }
    root.addEventListener('click', function(event){ keep(event, 'button:not([aria-disabled])', 'click'); });
    root.addEventListener('keydown', function(event){
      var controls = event.key === 'Enter' ? 'form input'
        : /^(Arrow|Home|End)/.test(event.key) ? '[aria-haspopup="menu"], [role="tab"]'
        : '';
      if (controls && keep(event, controls, event.key)) event.preventDefault();
    });
    root.appendChild(page);
  })()`);

/** Without the line breaks and indents of a template. */
export const minify = (/** @type {string} */ source) => source.replace(/\n\s+/g, ' ').trim();
