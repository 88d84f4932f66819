import { createHash } from 'node:crypto';
import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';

/**
 * The origin of a release: version, commit, and the commit's time in seconds since 1970, which becomes the time of all files.
 * @typedef {{ version: string, commit: string, seconds: number }} Origin
 */

/** An identifier that is the same for the same release. @param {string} text */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** @param {string} name */
function divided(name) {
  const [, group, rest = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  return { group, rest };
}

/** @param {string} name @param {string} version */
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const licenseOf = (/** @type {string} */ license) =>
  /^[\w.-]+$/.test(license) ? new Models.SpdxLicense(license) : new Models.LicenseExpression(license);

/**
 * The bill of materials of an app, in CycloneDX's JSON.
 * @param {string} app @param {readonly import('./components.mjs').Component[]} components
 * @param {Origin} origin
 * @returns {string}
 */
export function sbomOf(app, components, { version, commit, seconds }) {
  const bom = new Models.Bom({ version: 1 });
  bom.serialNumber = `urn:uuid:${uuidOf(JSON.stringify([app, version, commit, components]))}`;
  bom.metadata.timestamp = new Date(seconds * 1000);
  bom.metadata.component = new Models.Component(Enums.ComponentType.Application, `member-wallet-${app}`, {
    version: `${version}+${commit}`,
    bomRef: app,
  });
  for (const { name, version: its, license } of components) {
    const { group, rest } = divided(name);
    const component = new Models.Component(Enums.ComponentType.Library, rest, {
      ...(group && { group }),
      version: its,
      purl: purlOf(name, its),
      bomRef: purlOf(name, its),
    });
    component.licenses.add(licenseOf(license));
    bom.components.add(component);
    bom.metadata.component.dependencies.add(component.bomRef);
  }
  const normalize = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return `${new Serialize.JsonSerializer(normalize).serialize(bom, { sortLists: true, space: 2 })}\n`;
}
