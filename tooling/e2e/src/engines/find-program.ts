import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The program's path, found in the folders of PATH as a shell does; undefined if none has it. */
export const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
