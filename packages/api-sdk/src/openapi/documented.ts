import type { EndpointDefinition } from '../endpoint/endpoint-types';
import { endpoints } from '../endpoints/all';
import { openApiDocument } from './document';

/** Every declaration, including what only documents and tests read. */
export const definitions: readonly EndpointDefinition[] = Object.values(
  endpoints as unknown as Record<string, EndpointDefinition>,
);

/** The text of openapi.json. */
export const documented = (version: string): string =>
  `${JSON.stringify(openApiDocument(definitions, version), null, 2)}\n`;
