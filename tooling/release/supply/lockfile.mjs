/**
 * Finds packages in a pnpm lockfile that do not come from a registry or have no checksum: git, URLs, local archives.
 * Reads line by line, because the lockfile uses little of YAML.
 * @param {string} lockfile
 * @returns {string[]} one line per finding
 */
export function lockfileFindings(lockfile) {
  const findings = [];
  let section = '';
  let entry = '';
  for (const line of lockfile.split('\n')) {
    if (/^\S/.test(line)) section = line;
    const [, indent = '', rest = ''] = /^( *)(.*)$/.exec(line) ?? [];
    if (indent.length === 2 && section === 'packages:') entry = rest;
    if (section === 'packages:' && rest.startsWith('resolution:')) {
      const isPlain = /^resolution: \{integrity: sha512-[A-Za-z0-9+/]{86}==\}$/.test(rest);
      if (!isPlain) findings.push(`${entry} is not a registry's package with a SHA-512 checksum: ${rest}`);
    }
    const [, specifier] = /^specifier: '?([^']*)'?$/.exec(rest) ?? [];
    if (
      specifier !== undefined &&
      /^(?:git|github|gitlab|bitbucket|https?|file|link)[:+]|^[\w-]+\/[\w-]+/.test(specifier)
    ) {
      findings.push(`${section} ${specifier}`);
    }
  }
  return findings;
}

/** Settings that allow packages to run install scripts, or set another registry. */
const LOOSE =
  /^\s*(?:onlyBuiltDependencies|neverBuiltDependencies|dangerouslyAllowAllBuilds|ignoreScripts|ignore-scripts|@[\w-]+:registry|registry)\b.*/gim;

/** @param {string} settings the text of .npmrc or pnpm-workspace.yaml @returns {string[]} */
export const settingFindings = (settings) => [...settings.matchAll(LOOSE)].map(([line]) => line.trim());
