import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Looks up a program in PATH, as a shell does. Undefined if it is not installed. */
export const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
