import { existsSync, readdirSync } from 'node:fs';
import { FLAGS } from '../harness/page/browser-flags';
import type { Driver } from './engine';
import { findProgram } from './find-program';

/** A browser that is not the one of the other flows. */
export interface Engine {
  readonly name: string;
  /** The Debian packages that it comes in; none: it comes with the dependencies. */
  readonly packages: readonly string[];
  readonly isInstalled: () => boolean;
  readonly launch: () => Promise<Driver>;
  /** With reduced motion and forced colours, where the engine lets itself be asked for them. */
  readonly launchPlain?: () => Promise<Driver>;
}

const FIREFOX = findProgram('firefox-esr');
const DISPLAY = findProgram('Xvfb');
const WEBKIT_DRIVER = findProgram('WebKitWebDriver');

/** WebKit's own small browser is in a folder of the architecture and the library's version. */
function miniBrowser(): string | undefined {
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
    executablePath: FIREFOX ?? '',
    env: { ...process.env, ...(await fontEnvironment('phone')) },
    extraPrefsFirefox: {
      // As phones of this width have: Firefox rounds the heights of fonts to whole pixels.
      'layout.css.devPixelsPerPx': '3',
      // The sandbox of pages only lets them read the system's folders of fonts.
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
  isInstalled: () => FIREFOX !== undefined,
  launch: () => launchFirefox({}),
  launchPlain: () => launchFirefox({ 'ui.prefersReducedMotion': 1, 'browser.display.document_color_use': 2 }),
};

export const WEBKIT: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () => WEBKIT_DRIVER !== undefined && DISPLAY !== undefined && miniBrowser() !== undefined,
  launch: async () => {
    const { webdriverDriver } = await import('./webdriver-driver');
    return webdriverDriver({
      display: DISPLAY ?? '',
      driver: WEBKIT_DRIVER ?? '',
      browser: miniBrowser() ?? '',
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
