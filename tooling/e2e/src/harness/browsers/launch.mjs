import { existsSync } from 'node:fs';
import { packagedChromium } from './chromium.mjs';
import { fontEnvironment } from './fonts.mjs';

/** CHROMIUM_PATH, if it is set, in the place of the flows' browser. @returns {{ executablePath: string, env: {} } | undefined} */
function namedChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return undefined;
  if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return { executablePath: named, env: {} };
}

/** @typedef {{ age?: import('./chromium.mjs').Age, fonts?: import('./fonts.mjs').FontSet, args?: readonly string[] }} Wishes */

/**
 * What Chromium is started with: its path, all of its environment, and its arguments. It comes with the dependencies, fonts
 * included; CHROMIUM_PATH names another.
 * @param {Wishes} [wishes] another age or other fonts, and more arguments
 * @returns {Promise<{ executablePath: string, env: NodeJS.ProcessEnv, args: string[] }>}
 */
export async function chromiumLaunch({ age = 'current', fonts = 'phone', args = [] } = {}) {
  const { executablePath, env } =
    (age === 'current' ? namedChromium() : undefined) ?? (await packagedChromium(age));
  return {
    executablePath,
    env: { ...process.env, ...(await fontEnvironment(fonts)), ...env },
    // Containers have neither the kernel's permissions for a sandbox nor a graphics card.
    args: ['--no-sandbox', '--disable-gpu', ...args],
  };
}
