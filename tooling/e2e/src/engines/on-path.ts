import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the PATH has a program; undefined if it does not. A path elsewhere would run what a shell does not find. */
export const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
