import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { endpoints } from '../endpoints/all';
import type { Inputs } from './inputs';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
};

const upload = (path: string): Readonly<Record<string, unknown>> => {
  const type = types[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
  return { file: new Blob([readFileSync(path)], { type }), fileName: basename(path) };
};

/**
 * Reads inputs by operationId from a JSON file. A `file` field that begins with `@` is the path of a file to upload,
 * relative to the JSON file. Throws for an unknown operation, because a typo must not look like a run without inputs.
 */
export const readInputs = (path: string): Inputs => {
  const given: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isObject(given)) throw new Error(`${path}: an object by operationId is expected.`);
  return Object.fromEntries(
    Object.entries(given).map(([operationId, fields]) => {
      if (!Object.hasOwn(endpoints, operationId))
        throw new Error(`${path}: no operation is called ${operationId}.`);
      if (!isObject(fields)) throw new Error(`${path}: ${operationId} needs an object of fields.`);
      const { file, ...rest } = fields;
      return typeof file === 'string' && file.startsWith('@')
        ? [operationId, { ...upload(resolve(dirname(path), file.slice(1))), ...rest }]
        : [operationId, fields];
    }),
  );
};
