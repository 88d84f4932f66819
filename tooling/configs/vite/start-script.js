/**
 * The inline scripts that run before the first paint. They must not throw: storage may be blocked.
 * The storage keys are those of the session: `token`, `locale`, `theme`, `wanted-path`.
 */

/**
 * Applies the stored theme, selects the prerendered page (as an attribute of <html>), and preloads the fonts and texts of
 * the language, which the browser would otherwise discover only in the styles and the code. Keeps the page that a
 * visitor requested: a link of the prerendered page may be pressed before the app does so.
 * @param {object} start
 * @param {string} start.defaultLocale
 * @param {Record<string, string>} start.addresses the page's name by address, without a slash at its end
 * @param {Record<string, { fonts: string[], modules: string[] }>} start.files by locale, as addresses
 */
export const chooseStart = ({ defaultLocale, addresses, files }) =>
  minify(`(function(){
    var page = '', locale = '';
    try {
      var theme = localStorage.getItem('theme');
      if (theme === 'light' || theme === 'dark') {
        document.documentElement.setAttribute('data-theme', theme);
        document.querySelector('meta[name="theme-color"][media]').media = theme === 'light' ? 'all' : 'not all';
      }
      var token = localStorage.getItem('token') || sessionStorage.getItem('token');
      locale = (localStorage.getItem('locale') || '').replace(/"/g, '');
      if (!locale || locale === '${defaultLocale}') {
        var addresses = ${JSON.stringify(addresses)};
        var path = location.pathname.replace(/\\/+$/, '');
        if (Object.hasOwn(addresses, path)) page = addresses[path];
        if (page === 'member' && !token) {
          page = 'visitor';
          sessionStorage.setItem('wanted-path', path + location.search + location.hash);
        }
      }
    } catch (error) {}
    document.documentElement.setAttribute('data-start', page);
    var files = ${JSON.stringify(files)};
    var own = Object.hasOwn(files, locale) ? files[locale] : files['${defaultLocale}'];
    function send(rel, href) {
      var link = document.createElement('link');
      link.rel = rel;
      if (rel === 'preload') link.as = 'font';
      link.crossOrigin = '';
      link.href = href;
      document.head.appendChild(link);
    }
    own.fonts.forEach(function(href){ send('preload', href); });
    own.modules.forEach(function(href){ send('modulepreload', href); });
  })()`);

/**
 * Puts the selected page into the root, as soon as the root exists. Records the last press on one of its controls, so
 * that the app can repeat it: a click on a button, an arrow key in a menu or in tabs, Enter in a form field. Links work
 * by themselves. Marks a control while it is held down: if it were replaced then, the browser would send no click.
 */
export const placeStart = () =>
  minify(`(function(){
    var page = document.documentElement.getAttribute('data-start');
    var template = page && document.querySelector('template[data-start="' + page + '"]');
    if (!template) return;
    var content = template.content.cloneNode(true);
    var pressed;
    function keep(event, controls, press){
      var control = event.target.closest(controls);
      if (!control) return false;
      if (pressed) pressed.removeAttribute('data-pressed');
      pressed = control;
      pressed.setAttribute('data-pressed', press);
      return true;
    }
    function click(event){ keep(event, 'button:not([aria-disabled])', 'click'); }
    function key(event){
      var controls = event.key === 'Enter' ? 'form input'
        : /^(Arrow|Home|End)/.test(event.key) ? '[aria-haspopup="menu"], [role="tab"]'
        : '';
      if (controls && keep(event, controls, event.key)) event.preventDefault();
    }
    var held;
    function hold(event){
      if (event.type === 'keydown' && event.key !== ' ') return;
      held = event.target.closest('a, button, input, label');
      if (held) held.setAttribute('data-held', '');
    }
    function release(){
      var control = held;
      held = null;
      if (control) setTimeout(function(){ control.removeAttribute('data-held'); }, 50);
    }
    Array.prototype.forEach.call(content.children, function(part){
      part.addEventListener('click', click);
      part.addEventListener('keydown', key);
      part.addEventListener('keydown', hold);
      part.addEventListener('pointerdown', hold);
    });
    ['keyup', 'pointerup', 'pointercancel'].forEach(function(end){ addEventListener(end, release, true); });
    document.getElementById('root').appendChild(content);
  })()`);

const minify = (/** @type {string} */ source) => source.replace(/\n\s+/g, ' ').trim();
