/**
 * @typedef {{
 *   name: string,
 *   version: string,
 *   license?: string,
 *   dependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   repository?: { url: string },
 * }} Manifest
 * @typedef {{ files: string[], manifest: Manifest, changelog: string, openapi: string | undefined }} Contents
 */

/**
 * Specifiers that only work in this repository, and exact versions, with which a program could not share its own copy of
 * the dependency.
 */
const NOT_A_RANGE = /^(catalog|workspace|file|link):|^\d/;

/**
 * Problems that prevent a packed package from being published.
 * @param {Contents} contents
 * @returns {string[]}
 */
export function faultsOf({ files, manifest, changelog, openapi }) {
  const { version } = manifest;
  const [, newest] = /^## (.*)$/m.exec(changelog) ?? [];
  const { info } = JSON.parse(openapi ?? '{"info":{}}');
  const stray = files.filter((path) => /\.test\.|^src\/fixtures\/|^node_modules\/|(^|\/)\.env/.test(path));
  const missing = ['README.md', 'CHANGELOG.md', 'LICENSE'].filter((path) => !files.includes(path));
  const needs = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
  return [
    ...missing.map((path) => `${path} is missing`),
    ...stray.map((path) => `${path} is not for consumers`),
    ...needs
      .filter(([, range]) => NOT_A_RANGE.test(range))
      .map(([name, range]) => `${name} ${range} is no range`),
    ...(newest === version ? [] : [`the changelog ends at ${newest ?? 'nothing'}, not at ${version}`]),
    ...(openapi === undefined || info.version === version
      ? []
      : [`openapi.json says ${info.version}: run release:version, which generates it`]),
  ];
}
