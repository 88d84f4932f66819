import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** An npm package that contains Chromium; the newest major version that runs on Node 20. */
const PACKAGED = '@sparticuz/chromium@147.0.0';
const FOLDER = fileURLToPath(new URL('../../node_modules/.browser', import.meta.url));

/** @returns {Promise<void>} */
const install = () =>
  new Promise((resolve, reject) => {
    const child = spawn(
      'npm',
      ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', FOLDER, PACKAGED],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm install ended with ${code}`)),
    );
  });

/**
 * The package contains the system libraries that a bare machine lacks. It only unpacks them, and sets
 * LD_LIBRARY_PATH, if it detects the hosting platform that it was made for.
 */
async function unpack() {
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  try {
    const entry = createRequire(join(FOLDER, 'package.json')).resolve('@sparticuz/chromium');
    const { default: chromium } = await import(pathToFileURL(entry).href);
    return await chromium.executablePath();
  } finally {
    delete process.env.AWS_EXECUTION_ENV;
  }
}

/**
 * Finds a browser: CHROMIUM_PATH, else an installed one, else one from the npm registry. Throws if there is none,
 * because a flow that did not run has not passed.
 * @returns {Promise<string>} the path of the executable
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const found = INSTALLED.find((path) => existsSync(path));
  if (found) return found;
  if (process.platform === 'linux' && process.arch === 'x64') {
    console.log('No Chromium found: installing one from the npm registry, once.');
    await mkdir(FOLDER, { recursive: true });
    await install();
    return unpack();
  }
  throw new Error('The browser flows need Chromium: install it, or set CHROMIUM_PATH to its path.');
}
