import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, copyBuild, copyTree, packagesIn } from './tree.mjs';
import { versionIn } from './version.mjs';
import { check, describe } from './tarball.mjs';
import { ROOT } from '../root.mjs';

/**
 * Rehearses a release in a copy of the repository: sets the versions, writes the changelogs, and packs and checks the
 * packages that would be published. Calls no registry and changes nothing in the repository. Packs the last build.
 * `--out FOLDER` builds from scratch instead, and keeps the tarballs for publishing.
 */
const { values } = parseArgs({ options: { out: { type: 'string' } } });

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'release-')));
const out = values.out === undefined ? join(scratch, 'packed') : resolve(values.out);
let isGood = true;
try {
  copyTree(ROOT, scratch);
  const before = new Map(packagesIn(ROOT).map(({ name, version }) => [name, version]));
  versionIn(scratch, process.env);
  const published = packagesIn(scratch).filter((one) => !one.private);
  for (const one of published) {
    if (values.out === undefined) copyBuild(ROOT, scratch, one);
    else build(one);
    const packed = await check(one, out);
    console.log(describe(packed, before.get(one.name) ?? 'new'));
    for (const fault of packed.faults) console.log(`  ✗ ${fault}`);
    isGood &&= packed.faults.length === 0;
  }
  isGood &&= published.length > 0;
  console.log(
    `\n${published.length} to publish, ${isGood ? 'nothing against it' : 'not in this state'}. Nothing was published.`,
  );
  if (isGood && values.out !== undefined)
    console.log(`To publish: npm publish ${join(values.out, '<tarball>')}`);
} finally {
  rmSync(scratch, { recursive: true });
}
process.exit(isGood ? 0 : 1);
