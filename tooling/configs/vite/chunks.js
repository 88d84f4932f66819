const LIBRARY = /\/node_modules\/|\/api-sdk\/dist\/|^\0/;

/** The texts of a language: those of the start are two files. */
const TEXTS = /\/i18n\/texts\/(th|la|en)\/(\w+)\.ts$|\/api-sdk\/dist\/messages\/(th|la|en)\.js$/;
const START_TEXTS = new Set(['start', 'home']);

/** @param {string} id */
function textsOf(id) {
  const [, locale, part = '', messages] = TEXTS.exec(id) ?? [];
  const language = locale ?? messages;
  return language ? `${language}-${START_TEXTS.has(part) ? 'start' : 'rest'}` : null;
}

/**
 * Groups the modules by subject, so that a screen needs few files. A group takes along what its modules need, unless a
 * group before it has that. What only one screen needs and no group names stays in the screen's own chunk.
 * @returns {import('vite').Rolldown.CodeSplittingOptions}
 */
export const chunks = () => ({
  groups: [
    { name: 'vendor', tags: ['$initial'], test: LIBRARY },
    { name: 'index', tags: ['$initial'] },
    { debugName: 'texts', name: textsOf },
    // What sends requests, and what else comes when the browser is idle: the first answers come without it.
    { name: 'transport', test: /\/api-sdk\/dist\/axios\.js$|\/start\/after-start\.ts$/ },
    { name: 'visitor', test: /\/login\/login-screen\.tsx$/ },
    { name: 'member', test: /\/app\/(?:shell\/member-layout|home\/home-route)\.tsx$/ },
    {
      name: 'forms',
      test: /\/(?:components\/(?:actions|choice|form|overlay)|errors|validation)\/|\/data\/(?:member\/use-bank-choices|write\/use-(?:member|money)-write|clock\/use-now)\.ts$/,
      minShareCount: 2,
    },
    { name: 'statement', test: /\/app\/pages\/statement-route\.tsx$/ },
    // No page needs a date before its answers are there.
    { name: 'dates', test: /\/node_modules\/luxon\/|\/ui\/src\/dates\// },
    { name: 'pending', test: /\/pending\/pending-list\.tsx$/ },
    { name: 'records', test: /\/statement\/entries\.ts$|\/data\/statement\/use-deposit-limit\.ts$/ },
    { name: 'unread', test: /\/support-chat\/unread-watch\.tsx$/ },
    { name: 'chat', test: /\/packages\/chat\/|\/features\/support-chat\//, minShareCount: 2 },
    { name: 'shared', minShareCount: 2 },
  ],
});
