const LIBRARY = /\/node_modules\/|\/api-sdk\/dist\/|^\0/;

/** The modules with the texts of a language. Those of the start are two modules. */
const TEXTS = /\/i18n\/texts\/(th|la|en)\/(\w+)\.ts$|\/api-sdk\/dist\/messages\/(th|la|en)\.js$/;
const START_TEXTS = new Set(['start', 'home']);

/** @param {string} id */
function textsOf(id) {
  const [, locale, part = '', messages] = TEXTS.exec(id) ?? [];
  const language = locale ?? messages;
  return language ? `${language}-${START_TEXTS.has(part) ? 'start' : 'rest'}` : null;
}

/**
 * Groups the modules by subject, so that a screen needs few files. A group includes the dependencies of its modules, unless
 * an earlier group has them. Modules that only one screen needs and no group matches stay in the screen's own chunk.
 * @returns {import('vite').Rolldown.CodeSplittingOptions}
 */
export const chunks = () => ({
  groups: [
    { name: 'vendor', tags: ['$initial'], test: LIBRARY },
    { name: 'index', tags: ['$initial'] },
    { debugName: 'texts', name: textsOf },
    // The transport, and other code that is loaded when the browser is idle. The first reads do not need it.
    { name: 'transport', test: /\/api-sdk\/dist\/axios\.js$|\/start\/after-start\.ts$/ },
    { name: 'visitor', test: /\/login\/login-screen\.tsx$/ },
    { name: 'member', test: /\/app\/(?:shell\/member-layout|home\/home-route)\.tsx$/ },
    {
      name: 'forms',
      test: /\/(?:components\/(?:actions|choice|form|overlay)|errors|validation)\/|\/data\/(?:member\/use-bank-choices|write\/use-(?:member|money)-write|clock\/use-now)\.ts$/,
      minShareCount: 2,
    },
    { name: 'statement', test: /\/app\/pages\/statement-route\.tsx$/ },
    // Separate, because no page needs dates before its data has arrived.
    { name: 'dates', test: /\/node_modules\/luxon\/|\/ui\/src\/dates\// },
    { name: 'pending', test: /\/pending\/pending-list\.tsx$/ },
    { name: 'records', test: /\/statement\/entries\.ts$|\/data\/statement\/use-deposit-limit\.ts$/ },
    { name: 'unread', test: /\/support-chat\/unread-watch\.tsx$/ },
    { name: 'chat', test: /\/packages\/chat\/|\/features\/support-chat\//, minShareCount: 2 },
    { name: 'shared', minShareCount: 2 },
  ],
});
