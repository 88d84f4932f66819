import { existsSync } from 'node:fs';
import { packagedChromium } from './chromium.mjs';
import { fontEnvironment } from './fonts.mjs';

/** The browser in CHROMIUM_PATH, if set. @returns {{ executablePath: string, env: {} } | undefined} */
function namedChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return undefined;
  if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return { executablePath: named, env: {} };
}

/** @typedef {{ age?: import('./chromium.mjs').Age, fonts?: import('./fonts.mjs').FontSet, args?: readonly string[] }} LaunchOptions */

/**
 * The executable path, environment and arguments for Chromium. Browser and fonts come with the dependencies;
 * CHROMIUM_PATH replaces the current browser.
 * @param {LaunchOptions} [options] `args` are added to the default ones
 * @returns {Promise<{ executablePath: string, env: NodeJS.ProcessEnv, args: string[] }>}
 */
export async function chromiumLaunch({ age = 'current', fonts = 'phone', args = [] } = {}) {
  const { executablePath, env } =
    (age === 'current' ? namedChromium() : undefined) ?? (await packagedChromium(age));
  return {
    executablePath,
    env: { ...process.env, ...(await fontEnvironment(fonts)), ...env },
    // Containers lack the kernel permissions for Chromium's sandbox, and a GPU.
    args: ['--no-sandbox', '--disable-gpu', ...args],
  };
}
