import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import { endpoints } from '../endpoints/all';
import { openApiDocument } from './document';
import { readEntityTypes } from './entity-types';
import { olderDocument } from './older';

/** All declarations, including the parts that only documents and tests read. */
export const definitions: readonly EndpointDefinition[] = Object.values(
  endpoints as unknown as Record<string, EndpointDefinition>,
);

/** The generated documents by file name, with the docstrings of the entities in a `src` folder. */
export const documented = (version: string, src: string): Readonly<Record<string, string>> => {
  const document = openApiDocument(definitions, version, readEntityTypes(src));
  const text = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
  return { 'openapi.json': text(document), 'openapi-3.0.json': text(olderDocument(document)) };
};
