import { floor } from '../browsers/floor.js';
import { minify } from './start-script.js';

/**
 * What the document says, in every language of the market, if the app does not start: its code or its texts did not come, or
 * the browser is too old for them. Needs neither, and no style sheet.
 * @typedef {object} NotStartedTexts
 * @property {string} failed
 * @property {string} reload
 * @property {string} tooOld with {{browsers}} for the list of supported ones
 */

const BROWSERS = [
  `Chrome ${floor.chrome}`,
  `Samsung Internet ${Number(floor.samsunginternet_android)}`,
  `Firefox ${floor.firefox}`,
  `Safari ${floor.safari} (iOS ${floor.safari_ios})`,
].join(', ');

const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A link to the page itself, which loads it again without any script.
 * @param {{ tag: string, notStarted: NotStartedTexts }[]} languages
 */
export const notStartedPage = (languages) => {
  const paragraphs = languages.map(({ tag, notStarted: { failed, reload, tooOld } }) => {
    const language = `lang="${tag}"`;
    return (
      `<p ${language} class="failed">${escaped(failed)} <a href="">${escaped(reload)}</a></p>` +
      `<p ${language} class="old">${escaped(tooOld.replace('{{browsers}}', BROWSERS))}</p>`
    );
  });
  // A template: until then the page neither has these texts nor finds them.
  return `<template id="not-started-page"><div id="not-started" role="alert">${paragraphs.join('')}</div></template>`;
};

/** For browsers that know no custom properties too. */
export const NOT_STARTED_STYLE = [
  '#not-started{position:fixed;z-index:99;top:0;left:0;right:0;padding:12px 20px 16px;text-align:center;',
  'font:16px/26px system-ui,sans-serif;font:var(--type-body);background:#fff;background:var(--surface-3);',
  'color:#111;color:var(--text);box-shadow:0 8px 24px rgba(0,0,0,.4)}',
  '[data-not-started=old] .failed,[data-not-started=failed] .old{display:none}',
  '#not-started p{max-width:560px;margin:8px auto 0;text-wrap:balance}',
  '#not-started a{display:inline-block;padding:8px;margin:-8px 0;color:inherit;font-weight:600;text-decoration:underline}',
].join('');

/**
 * Leaves `notStarted`, which says that the app has not started, once the document is there, and loads the page again as
 * soon as there is a network again. Calls it in a browser below the floor, which lacks the youngest feature that every
 * supported one has. In a script of its own, because the others may be a syntax error there.
 */
export const tellNotStarted = () =>
  minify(`(function(){
    var html = document.documentElement;
    function show(){ document.body.insertBefore(document.getElementById('not-started-page').content, document.body.firstChild); }
    window.notStarted = function(error){
      console.error(error);
      html.setAttribute('data-not-started', error instanceof SyntaxError ? 'old' : 'failed');
      addEventListener('online', function(){ location.reload(); });
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
      else show();
    };
    if (![].at) window.notStarted(new SyntaxError('This browser is too old.'));
  })()`);
