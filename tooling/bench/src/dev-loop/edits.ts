import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Edits = ReturnType<typeof editsIn>;

/** Edits files of the repository and restores them when the process exits, for whatever reason. */
export function editsIn(root: string) {
  const before = new Map<string, string>();
  const restore = () => {
    for (const [file, text] of before) writeFileSync(file, text);
    before.clear();
  };
  process.once('exit', restore);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
  return {
    /** @param path relative to the root */
    edit(path: string, change: (text: string) => string): void {
      const file = join(root, path);
      const text = readFileSync(file, 'utf8');
      const next = change(text);
      if (next === text) throw new Error(`The edit of ${path} changes nothing: has the file changed?`);
      if (!before.has(file)) before.set(file, text);
      writeFileSync(file, next);
    },
    close: restore,
  };
}
