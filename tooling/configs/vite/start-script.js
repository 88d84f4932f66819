/**
 * The inline lines that run before the first paint. They must not throw: storage may be forbidden.
 * Keys are those that the session stores: `token`, `locale`, `theme`.
 */

/** Sets the theme that was chosen, then decides which prerendered page to show, and says so on <html>. */
export const chooseStart = ({ defaultLocale }) =>
  minify(`(function(){
    var page = '';
    try {
      var theme = localStorage.getItem('theme');
      if (theme === 'light' || theme === 'dark') {
        document.documentElement.setAttribute('data-theme', theme);
        document.querySelector('meta[name="theme-color"][media]').media = theme === 'light' ? 'all' : 'not all';
      }
      var token = localStorage.getItem('token') || sessionStorage.getItem('token');
      var locale = localStorage.getItem('locale');
      var path = location.pathname;
      var visitorPath = /^\\/(login|register|howto|contact|care|terminated)\\/?$/.test(path);
      if (!locale || locale.replace(/"/g, '') === '${defaultLocale}') {
        if (/^\\/register\\/?$/.test(path)) page = 'register';
        else if (/^\\/login\\/?$/.test(path) || (!token && !visitorPath)) page = 'visitor';
        else if (token && /^\\/(user(\\/.*)?)?$/.test(path)) page = 'member';
      }
    } catch (error) {}
    document.documentElement.setAttribute('data-start', page);
  })()`);

/** Puts the chosen page into the root, as soon as the root exists. */
export const placeStart = () =>
  minify(`(function(){
    var page = document.documentElement.getAttribute('data-start');
    var template = page && document.querySelector('template[data-start="' + page + '"]');
    if (template) document.getElementById('root').appendChild(template.content.cloneNode(true));
  })()`);

const minify = (source) => source.replace(/\n\s+/g, ' ').trim();
