import type { EndpointDefinition } from '../endpoint/endpoint-types';
import { endpoints } from '../endpoints/all';
import { openApiDocument } from './document';
import { readEntityTypes } from './entity-types';

/** Every declaration, including what only documents and tests read. */
export const definitions: readonly EndpointDefinition[] = Object.values(
  endpoints as unknown as Record<string, EndpointDefinition>,
);

/** The text of openapi.json, with the docstrings of the entities in a folder `src`. */
export const documented = (version: string, src: string): string =>
  `${JSON.stringify(openApiDocument(definitions, version, readEntityTypes(src)), null, 2)}\n`;
