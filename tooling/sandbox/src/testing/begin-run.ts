import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the file of the seeded copy that the suites of this run share; deleted when the process exits. */
// eslint-disable-next-line import-x/no-default-export -- Jest calls what a set-up exports so
export default function beginRun(): void {
  if (process.env.SANDBOX_SEEDED_COPY !== undefined) return;
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-run-'));
  process.env.SANDBOX_SEEDED_COPY = join(folder, 'seeded.tar');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
