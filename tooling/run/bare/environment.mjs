import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hiddenOn, inShort, linkPrograms } from './hide.mjs';

/** The variables that are passed on: locale and network settings, none that changes what a run does. */
const KEPT =
  /^(LANG|LC_\w+|TERM|TZ|USER|LOGNAME|SHELL|(HTTPS?|NO|ALL)_PROXY|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR))$/i;
/** npm's settings for reaching its registry. */
const NPM_SETTINGS = ['registry', 'proxy', 'https-proxy', 'noproxy', 'cafile', 'strict-ssl'];
const NO_FONTS =
  '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig></fontconfig>\n';

/**
 * The lines of an npmrc, from the output of `npm config get`, without settings that are not set.
 * @param {string} printed
 */
export const npmrcOf = (printed) => {
  const lines = printed.split('\n').filter((line) => /^[\w-]+=(?!null$|undefined$).+/.test(line));
  return lines.map((line) => `${line}\n`).join('');
};

/** @param {NodeJS.ProcessEnv} env */
function fontsIn(env) {
  const { stdout, error } = spawnSync('fc-list', { env, encoding: 'utf8' });
  return error ? undefined : stdout.split('\n').filter((line) => line !== '').length;
}

/**
 * Makes an environment with only Node, npm and the system's basic programs.
 * @param {string} work an empty folder for the home folder, the folder of the PATH and the one for temporary files
 * @returns {{ env: NodeJS.ProcessEnv, hidden: string[] }} `hidden`: programs of this machine that the environment lacks
 */
export function bareEnvironment(work) {
  const path = process.env.PATH ?? '';
  const [home, temporary, programs] = ['home', 'tmp', 'bin'].map((name) => join(work, name));
  for (const folder of [home, temporary]) mkdirSync(String(folder));
  linkPrograms(path, String(programs));
  const settings = execFileSync('npm', ['config', 'get', ...NPM_SETTINGS], { encoding: 'utf8' });
  writeFileSync(join(String(home), '.npmrc'), npmrcOf(settings), { mode: 0o600 });
  const fonts = join(work, 'no-fonts.conf');
  writeFileSync(fonts, NO_FONTS);

  const count = fontsIn(process.env) ?? 0;
  return {
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.test(name))),
      ...{ HOME: home, PATH: programs, TMPDIR: temporary, FONTCONFIG_FILE: fonts },
    },
    hidden: [...inShort(hiddenOn(path)), ...(count > 0 ? [`${count} fonts`] : [])],
  };
}

/** Prints the folders in which programs are found: the PATH, and Node's folder, which this repository's scripts add to it. */
const PRINT_PATH =
  "console.log([process.env.PATH, require('path').dirname(process.execPath)].join(require('path').delimiter))";

/**
 * Checks from a process in a bare environment that it has no programs or fonts that it must not have.
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ faults: string[], fonts: number | undefined }} `fonts`: undefined if no program lists them
 */
export function lookAround(env) {
  const seen = execFileSync('node', ['--eval', PRINT_PATH], { env, encoding: 'utf8' }).trim();
  const fonts = fontsIn(env);
  return { faults: [...hiddenOn(seen), ...(fonts ? [`${fonts} fonts`] : [])], fonts };
}
