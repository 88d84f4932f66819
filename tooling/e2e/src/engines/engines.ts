import { existsSync, readdirSync } from 'node:fs';
import { FLAGS } from '../harness/page/browser-flags';
import type { Driver } from './engine';
import { findProgram } from './find-program';

/** A browser engine besides the Chromium of the other flows. */
export interface Engine {
  readonly name: string;
  /** The Debian packages that contain it. Empty if it comes with the dependencies. */
  readonly packages: readonly string[];
  readonly isInstalled: () => boolean;
  readonly launch: () => Promise<Driver>;
  /** With reduced motion and forced colours, if the engine has settings for them. */
  readonly launchReduced?: () => Promise<Driver>;
}

const FIREFOX_PATH = findProgram('firefox-esr');
const XVFB_PATH = findProgram('Xvfb');
const WEBKIT_DRIVER_PATH = findProgram('WebKitWebDriver');

/** WebKit's MiniBrowser, whose path contains the architecture and the library's version. */
function findMiniBrowser(): string | undefined {
  const folders = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))
    : [];
  return folders
    .flatMap((folder) =>
      readdirSync(`/usr/lib/${folder}`)
        .filter((name) => name.startsWith('webkit2gtk-'))
        .map((name) => `/usr/lib/${folder}/${name}/MiniBrowser`),
    )
    .find((path) => existsSync(path));
}

async function launchFirefox(preferences: Record<string, number>): Promise<Driver> {
  const { puppeteerDriver } = await import('./puppeteer-driver');
  return puppeteerDriver({
    browser: 'firefox',
    executablePath: FIREFOX_PATH ?? '',
    env: { ...process.env, ...(await fontEnvironment('phone')) },
    extraPrefsFirefox: {
      // The pixel density of phones: Firefox rounds font heights to device pixels.
      'layout.css.devPixelsPerPx': '3',
      // Firefox's content sandbox only allows access to the system's font folders.
      'security.sandbox.content.read_path_whitelist': fontFolders('phone')
        .map((folder) => `${folder}/`)
        .join(','),
      ...preferences,
    },
  });
}

export const FIREFOX_ESR: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => FIREFOX_PATH !== undefined,
  launch: () => launchFirefox({}),
  launchReduced: () =>
    launchFirefox({ 'ui.prefersReducedMotion': 1, 'browser.display.document_color_use': 2 }),
};

export const WEBKIT: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () =>
    WEBKIT_DRIVER_PATH !== undefined && XVFB_PATH !== undefined && findMiniBrowser() !== undefined,
  launch: async () => {
    const { webdriverDriver } = await import('./webdriver-driver');
    return webdriverDriver({
      display: XVFB_PATH ?? '',
      driver: WEBKIT_DRIVER_PATH ?? '',
      browser: findMiniBrowser() ?? '',
      env: await fontEnvironment('phone'),
    });
  },
};

export const OLD_CHROMIUM: Engine = {
  name: 'Chromium 108',
  packages: [],
  isInstalled: () => process.platform === 'linux' && process.arch === 'x64',
  launch: async () => {
    const { playwrightDriver } = await import('./playwright-driver');
    return playwrightDriver(await chromiumLaunch({ age: 'floor', args: [...FLAGS, '--headless'] }));
  },
};
