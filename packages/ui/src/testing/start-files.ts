import type { StartFiles } from '#/start/start-data-of';

/** File names as in a build. jsdom never paints, so no code is imported; a test calls boot(). */
export const FILES: StartFiles = {
  entry: '/assets/app.js',
  imports: ['/assets/vendor.js'],
  styles: '/assets/start.css',
  fonts: {},
  texts: (locale, part) => `/assets/${locale}-${part}.js`,
  code: (modules) => modules.map((module) => `/assets/${module}.js`),
};
